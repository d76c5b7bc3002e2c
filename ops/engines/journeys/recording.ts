// An answer for the mock interview: recorded with the camera, played, and there after a reload.
import { meera } from '#seed/people.ts'
import { until } from '../page.ts'
import { enter, type Journey } from '../site.ts'

export const recording: Journey = async page => {
  await enter(page, meera)
  await page.open('/visas/mock-interview')
  await page.says('Question 1 of 7')
  await page.press('button', 'Turn on the camera')
  await page.press('button', 'Start recording')
  await until('two seconds are recorded', async () => /^0:0[2-9] of 3:00$/.test(String(await page.ask(time))))
  await page.press('button', 'Stop')
  await page.says('on this device only until you share it.')
  await page.reload()
  await page.says('on this device only until you share it.')
  await until('the answer can be played', async () => Number(await page.ask(length)) > 0)
  return `${await page.ask(length)} s`
}

const time = `JSON.stringify(document.querySelector('progress[aria-label=Recording]')?.getAttribute('aria-valuetext') ?? '')`
const length = `JSON.stringify(Math.round((document.querySelector('video')?.duration ?? 0) * 10) / 10)`
