// An answer for the mock interview: recorded with the camera, played, and there after a reload. Where the engine has no
// camera, or no encoder, the page says so in words.
import { meera } from '#seed/people.ts'
import { whyNot } from '#src/stages/visas/mock-interview/screens/camera.ts'
import { until, type Page } from '../page.ts'
import { enter, type Journey } from '../site.ts'

const refusals: readonly string[] = Object.values(whyNot).map(({ title }) => title)
const recorded = 'on this device only until you share it.'

export const recording: Journey = async page => {
  await enter(page, meera)
  await page.open('/visas/mock-interview')
  await page.says('Question 1 of 7')
  await page.press('button', 'Turn on the camera')
  const refused = await saysOneOf(page, ['This is how you are seen.', ...refusals])
  if (refusals.includes(refused)) return `refused: ${refused}`
  await page.press('button', 'Start recording')
  await until('two seconds are recorded', async () => /^0:0[2-9] of 3:00$/.test(String(await page.ask(time))))
  await page.press('button', 'Stop')
  const ended = await saysOneOf(page, [recorded, ...refusals])
  if (ended !== recorded) return `refused: ${ended}`
  await page.reload()
  await page.says(recorded)
  await until('the answer can be played', async () => Number(await page.ask(length)) > 0)
  return `${await page.ask(length)} s`
}

async function saysOneOf(page: Page, all: readonly string[]): Promise<string> {
  let said: string | undefined
  await until(`the page says one of “${all.join('”, “')}”`, async () => {
    const text = await page.text()
    said = all.find(words => text.includes(words))
    return said !== undefined
  })
  return said ?? ''
}

const time = `JSON.stringify(document.querySelector('progress[aria-label=Recording]')?.getAttribute('aria-valuetext') ?? '')`
const length = `JSON.stringify(Math.round((document.querySelector('video')?.duration ?? 0) * 10) / 10)`
