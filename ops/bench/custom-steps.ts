// A stage with 200 custom steps in it against one with 5: how soon a student has it open in a browser, and what
// the read behind it costs.
import { chromium, type Browser, type Page } from 'playwright-core'
import { customSteps, customStepStudents } from '#src/features/custom-steps/tables.ts'
import { openDatabase, type Database } from '#src/platform/database/database.ts'
import { findChromium } from '../../tools/chromium.ts'
import { addPeople, tokenOf } from './bench-people.ts'
import { startProgram } from './processes.ts'
import { median, ms, ratioAtMost, type Result } from './result.ts'

const few = 5
const many = 200
const rounds = 15
const mostTimes = 1.5

export async function measureCustomSteps(databaseUrl: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4809, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const [withFew = '', withMany = ''] = await addPeople(db, 'walker', 2)
  await layFor(db, withFew, few)
  await layFor(db, withMany, many)
  await close()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const [quick, full] = [await enter(browser, safar.url, 0), await enter(browser, safar.url, 1)]
    const opened: { few: number; many: number }[] = []
    const read: { few: number; many: number }[] = []
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const times = { few: await timeToOpen(quick, few), many: await timeToOpen(full, many) }
      const reads = { few: await timeToRead(safar.url, 0), many: await timeToRead(safar.url, 1) }
      if (round === 0) continue
      opened.push(times)
      read.push(reads)
    }
    const ratio = median(opened.map(time => time.many / time.few))
    return {
      title: `A stage with ${many} custom steps against one with ${few}`,
      figures: [
        ratioAtMost(
          `a stage opened in a browser, ${many} custom steps; beside: ${few}`,
          ms(median(opened.map(time => time.many))),
          ms(median(opened.map(time => time.few))),
          ratio,
          mostTimes,
        ),
        {
          what: `its journey read, ${many} custom steps; beside: ${few}`,
          ours: ms(median(read.map(time => time.many))),
          beside: ms(median(read.map(time => time.few))),
          ratio: median(read.map(time => time.many / time.few)),
        },
      ],
    }
  } finally {
    await browser.close()
    await safar.stop()
  }
}

async function layFor(db: Database, owner: string, count: number): Promise<void> {
  const at = Temporal.Now.instant()
  const assigned = await db
    .insert(customSteps)
    .values(
      Array.from({ length: count }, (_, index) => ({
        stage: 'vaccines',
        type: 'ConsumeContent' as const,
        title: `Read part ${index + 1}`,
        description: '<p>Read it.</p>',
        order: 10 + index,
        audience: 'students' as const,
        createdAt: at,
      })),
    )
    .returning({ id: customSteps.id })
  await db.insert(customStepStudents).values(assigned.map(({ id }) => ({ owner, step: id, assignedAt: at })))
}

async function enter(browser: Browser, url: string, index: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'safar_session', value: tokenOf('walker', index), url }])
  await context.request.put(`${url}/api/journey/vaccines/visit`, { headers: { origin: url }, data: {} })
  const page = await context.newPage()
  await page.goto(`${url}/vaccines`)
  return page
}

/** From the press of reload to the last step on the screen. */
async function timeToOpen(page: Page, count: number): Promise<number> {
  const start = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: `Read part ${count} ` }).waitFor()
  return performance.now() - start
}

async function timeToRead(url: string, index: number): Promise<number> {
  const start = performance.now()
  const answer = await fetch(`${url}/api/journey`, { headers: { cookie: `safar_session=${tokenOf('walker', index)}` } })
  await answer.text()
  return performance.now() - start
}
