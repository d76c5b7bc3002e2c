// The same pages on paper, in the reader's own colours, and without motion.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { misprints } from '#ops/accessibility/print.ts'
import { motions } from '#ops/accessibility/reduced-motion.ts'
import { meera } from '#seed/people.ts'
import { seedDemo } from '#seed/seed.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ settings: { SAFAR_DEMO: 'on' } })
  await seedDemo(at.app.services)
  const asMeera = await at.signedIn(meera)
  for (const step of ['CheckRequirements', 'PlanDoses']) await asMeera.api.journey.mark({ stage: 'vaccines', step })
  await at.leave()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

async function open(path: string, words: string | RegExp): Promise<Page> {
  const { page } = await at.signedIn(meera)
  await page.goto(path)
  await page.getByText(words).first().waitFor()
  return page
}

describe('on paper', () => {
  test.each([
    ['/', 'Dates ahead', ['Next']],
    ['/vaccines/bring-proof-of-vaccination', 'Print this page of it', ['MMR', 'City Hospital, Hyderabad']],
    ['/visas/compile-docs', 'Passport photo', ['Personal Information', 'Financial Documents']],
    ['/forex/card-details', 'Balance after', ['Balance after']],
    ['/loans/finalize-offer', 'Finalize offer is locked', ['Finalize offer is locked']],
  ])('%s is what one reads, in ink on white', async (path, words, kept) => {
    const page = await open(path, words)
    expect(await misprints(page)).toEqual([])
    const text = await page.locator('body').innerText()
    for (const one of kept) expect(text).toContain(one)
    for (const gone of ['Logout', 'Ask Asha', 'Skip to the page']) expect(text).not.toContain(gone)
  })

  test('the vaccine record is one sheet', async () => {
    const page = await open('/vaccines/bring-proof-of-vaccination', 'Print this page of it')
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test('in colours of their own they see the focus, a tick, and which page is open', async () => {
  const page = await open('/onboarding/done-already', 'What have you done already?')
  await page.emulateMedia({ forcedColors: 'active' })
  const box = page.getByRole('checkbox').first()
  const painted = () => box.evaluate(one => getComputedStyle(one).backgroundColor)
  const before = await painted()
  await box.press('Space')
  await expect.poll(painted).not.toBe(before)
  expect(await box.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid')
  await page.goto('/vaccines/plan-your-doses')
  const board = page.getByRole('heading', { level: 1, name: 'Vaccines' })
  expect(await board.evaluate(one => Number.parseFloat(getComputedStyle(one).borderTopWidth))).toBeGreaterThan(1)
})

test('nothing moves for those who asked for less', async () => {
  const page = await open('/vaccines/plan-your-doses', 'Vaccines')
  expect(await motions(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Ask Asha/ })
    .first()
    .click()
  await page.getByRole('log').waitFor()
  expect(await motions(page)).toEqual([])
})
