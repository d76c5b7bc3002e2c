// Today and the strip of students scrolled from top to bottom in Chromium: how often a frame has to wait for a long task.
import { chromium, type Page } from 'playwright-core'
import { demoPassword, kavya } from '#seed/people.ts'
import { requests } from '#src/features/desk-kit/tables.ts'
import { openDatabase, type Database } from '#src/platform/database/database.ts'
import { findChromium } from '../../tools/chromium.ts'
import { addPeople } from './bench-people.ts'
import type { Place } from './place.ts'
import { signIn, startProgram } from './processes.ts'
import { atMost, ms, type Figure, type Result } from './result.ts'

const waiting = 2000
const turns = 60
const pixelsATurn = 400

const pages = [
  { path: '/desk/today', what: 'Today', row: '[data-row]' },
  { path: '/desk/students', what: 'the strip of students', row: '[data-student], tbody tr' },
] as const

export async function measureScrolling(place: Place): Promise<Result> {
  const databaseUrl = await place.database('scrolling')
  const safar = await startProgram('src/app/main.ts', 4829, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await addWork(db)
    const [name = '', value = ''] = (await signIn(safar.url, kavya.email, demoPassword)).split('=')
    const context = await browser.newContext({ baseURL: safar.url, viewport: { width: 1280, height: 860 } })
    await context.addCookies([{ name, value, url: safar.url }])
    const page = await context.newPage()
    const figures: Figure[] = []
    const lines: string[] = []
    for (const one of pages) {
      const { tasks, rows } = await scroll(page, one)
      figures.push(atMost(`${one.what}, ${rows} rows: long tasks while it is scrolled`, tasks.length, 0, ''))
      lines.push(`${one.what}: ${tasks.length === 0 ? 'none longer than 50 ms' : tasks.map(ms).join(', ')}`)
    }
    return { title: 'The desk is scrolled', figures, lines }
  } finally {
    await browser.close()
    await close()
    await safar.stop()
  }
}

/** A to-do for each of two thousand students, due one after the other. */
async function addWork(db: Database): Promise<void> {
  const now = Temporal.Now.instant()
  const owners = await addPeople(db, 'scrolling', waiting)
  for (let from = 0; from < waiting; from += 500)
    await db.insert(requests).values(
      owners.slice(from, from + 500).map((owner, index) => ({
        owner,
        role: 'advisor' as const,
        kind: 'note',
        subject: owner,
        title: `Call number ${from + index} about the loan and the bank that answered yesterday`,
        path: `/desk/students/${owner}`,
        priority: 'medium' as const,
        askedAt: now.subtract({ minutes: from + index }),
        dueAt: now.add({ hours: 30 + from + index }),
      })),
    )
}

/** Runs in the page. */
function longTasks(): number[] {
  const tasks: number[] = Reflect.get(globalThis, 'longTasks')
  return tasks
}

async function scroll(page: Page, { path, row }: (typeof pages)[number]): Promise<{ tasks: number[]; rows: number }> {
  await page.goto(path)
  await page.locator(row).nth(20).waitFor()
  // What comes later has come, before anything counts.
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  await page.mouse.move(300, 500)
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixelsATurn)
    await page.waitForTimeout(30)
  }
  await page.waitForTimeout(1000)
  return {
    tasks: await page.evaluate(longTasks),
    rows: await page.locator(row).count(),
  }
}
