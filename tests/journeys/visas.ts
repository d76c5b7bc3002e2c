// What the visas' own journey and those of its single steps do alike.
import { expect } from 'vitest'
import type { Page } from 'playwright-core'

/** Each page is drawn once it is no more as large as a canvas is without being given. */
export const pagesDrawn = (page: Page, count: number) =>
  expect
    .poll(() => page.locator('canvas').evaluateAll(all => all.filter(one => Reflect.get(one, 'width') > 320).length))
    .toBe(count)

/** One answer of the mock interview. It may become longer on a machine with much to do, so only its least is asked. */
export async function recordAnswer(page: Page, kind: 'camera' | 'microphone' = 'camera'): Promise<void> {
  await page.getByRole('button', { name: `Turn on the ${kind}` }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  const time = page.getByRole('progressbar', { name: 'Recording' })
  await expect.poll(() => time.getAttribute('aria-valuetext')).toMatch(/^(?!0:0[01])\d:\d\d of 3:00$/)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByLabel('Your answer').waitFor()
}
