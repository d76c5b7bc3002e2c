// `npm run words`: how many words the panel of each open step shows on a phone, the longest first.
// `npm run words -- /visas/ds-160`: of this step alone, with the words themselves.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { demoPassword, students } from '../../seed/people.ts'
import { findChromium } from '../../tools/chromium.ts'

const port = 4811
const site = `http://localhost:${port}`
const phone = { width: 360, height: 740 }

/** A step as the demo student who sees most of it. */
type Counted = { step: string; words: readonly string[]; student: string }

const only = process.argv.slice(2)

const folder = await mkdtemp(path.join(tmpdir(), 'safar-words-'))
const server = spawn(process.execPath, ['src/app/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, PORT: String(port), SAFAR_DATA: folder, SAFAR_LOG: 'error' },
})
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', text => String(text).includes('/sandbox') && resolve())
  server.once('exit', code => reject(new Error(`The server ended with ${code} before it served.`)))
})
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const longest = new Map<string, Counted>()
  for (const { email, firstName } of students) {
    const context = await browser.newContext({ baseURL: site, viewport: phone, reducedMotion: 'reduce' })
    await context.request.post('/api/session/password', {
      headers: { origin: site },
      data: { email, password: demoPassword },
    })
    for (const step of await openSteps(context)) {
      const words = await wordsAt(context, step)
      if (words.length > (longest.get(step)?.words.length ?? -1)) longest.set(step, { step, words, student: firstName })
    }
    await context.close()
  }
  const rows = [...longest.values()].toSorted((one, other) => other.words.length - one.words.length)
  console.log('| step | words | as |\n|---|---|---|')
  for (const { step, words, student } of rows) console.log(`| ${step} | ${words.length} | ${student} |`)
  if (only.length > 0) for (const { words } of rows) console.log(`\n${words.join(' ')}`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

type JourneyAnswer = { stages: { route: string; steps: { route: string; status: string }[] }[] }

async function openSteps(context: BrowserContext): Promise<string[]> {
  const journey: JourneyAnswer = await (await context.request.get('/api/journey')).json()
  return journey.stages
    .flatMap(({ route, steps }) =>
      steps.filter(({ status }) => status !== 'locked').map(step => `/${route}/${step.route}`),
    )
    .filter(step => only.length === 0 || only.includes(step))
}

async function wordsAt(context: BrowserContext, step: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(step)
  // A step may have moved to another, or be closed for good.
  const panel = page.locator('section[aria-labelledby$="-row"]')
  await page.locator('#app:is([inert], :empty), [aria-busy=true]').first().waitFor({ state: 'detached' })
  await settled(page)
  const words = (await panel.count()) === 0 ? [] : await panel.evaluate(visibleWords)
  await page.close()
  return words
}

/** What a panel fetches after its first paint has come, and nothing more is asked for. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.now() - (performance.getEntriesByType('resource').at(-1)?.startTime ?? 0) > 700,
  )
}

/** Runs in the page. What is folded, for screen readers alone, or in a list that opens is not on the screen. */
function visibleWords(panel: Element): string[] {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode() !== null) {
    const { parentElement, textContent } = texts.currentNode
    const isShown =
      parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
      parentElement.closest('select, .visually-hidden') === null
    if (isShown) words.push(...(textContent?.match(/\S*[\p{L}\p{N}]\S*/gu) ?? []))
  }
  return words
}
