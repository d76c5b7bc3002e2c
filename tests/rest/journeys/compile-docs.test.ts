// Meera lays her papers together: ticked here, seen there, printed; and a photo is checked without leaving her device.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import * as copy from '#src/stages/visas/compile-docs/copy.ts'
import * as photo from '#src/features/documents/photo/copy.ts'
import { expectAccessible, holdUp, openBrowserApp, sentFrom, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { readBack } from '#tests/read-back.ts'

let at: BrowserApp
beforeAll(async () => {
  // Now, as the browser has it: both sides must agree which years are over.
  at = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const paper = (page: Page, title: string | RegExp) => page.getByRole('checkbox', { name: title })

test('papers are ticked in four sets, on every device, and printed', async () => {
  const asMeera = await at.signedIn(meera)
  const { page } = asMeera
  const other = await asMeera.tab()
  await Promise.all([page.goto('/visas/compile-docs'), other.goto('/visas/compile-docs')])
  for (const title of Object.values(copy.setTitles))
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
  await expect.poll(() => paper(page, 'Bank statements, April').count()).toBe(4)
  // The newest reaches the day of the list, not only the end of the last financial year.
  await paper(page, / to now/).waitFor()
  await says(page, copy.ticked(0, 26))
  await paper(page, /^Passport(?! photo)/).check()
  await paper(page, 'Bank statements, April').first().check()
  await says(page, copy.ticked(2, 26))
  await expect.poll(() => paper(other, /^Passport(?! photo)/).isChecked()).toBe(true)
  await says(other, copy.ticked(2, 26))
  await paper(other, /^Passport(?! photo)/).uncheck()
  await expect.poll(() => paper(page, /^Passport(?! photo)/).isChecked()).toBe(false)
  await expectAccessible(page)

  await press(page, copy.helpWith('Sponsor affidavit'))
  await page
    .getByRole('dialog', { name: 'Sponsor affidavit' })
    .getByText('It does not take the place of statements')
    .waitFor()
  await press(page, 'Close')

  // What is refused is taken back, and said.
  const refusal = { code: 'not-found', message: 'We could not find that.' }
  await page.route('**/api/visas/papers/**', route => route.fulfill({ status: 404, json: refusal }))
  await paper(page, 'Resume').click()
  await says(page, refusal.message)
  await expect.poll(() => paper(page, 'Resume').isChecked()).toBe(false)
  await page.unroute('**/api/visas/papers/**')

  // A tick that is still on its way stands on the sheet: the sheet waits for it.
  const letGo = await holdUp(page, '**/api/visas/papers/*/tick')
  await paper(page, 'Resume').check()
  const saved = page.waitForEvent('download')
  await press(page, copy.download)
  await page.getByRole('button', { name: 'Downloading...' }).waitFor()
  letGo()
  const fields = await readBack(new Uint8Array(await readFile(await (await saved).path())))
  expect(Object.values(fields).filter(value => value === 'Yes')).toHaveLength(2)
  await page.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).click()
  await says(page, 'Step complete!')
})

test('a photo is checked here, and goes nowhere', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/visas/compile-docs')
  await press(page, copy.checkPhoto)
  const sent = sentFrom(page)
  const choose = async (name: string, buffer: Buffer) =>
    page.getByLabel(photo.choose, { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await choose('right.jpg', await drawn(page, { width: 800, height: 800, ground: '#fafafa' }))
  await says(page, photo.allRight)
  await page.getByRole('region', { name: photo.byEyeTitle }).getByText(photo.byEye[1]).waitFor()
  await expectAccessible(page)
  await choose('wrong.jpg', await drawn(page, { width: 500, height: 640, ground: '#3060d0' }))
  await says(page, new RegExp(photo.findings.shape.mend))
  await says(page, new RegExp(photo.findings.size.mend))
  await says(page, new RegExp(photo.findings.ground.mend))
  await choose('none.jpg', Buffer.from('no picture at all'))
  await says(page, photo.unreadable)
  expect(sent).toEqual([])
})

type Drawn = { width: number; height: number; ground: string }

/** A head on a ground, with grain, as a camera would have it. */
async function drawn(page: Page, { width, height, ground }: Drawn): Promise<Buffer> {
  const address = await page.evaluate(
    async ([wide, high, colour]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, wide, high)
      for (let y = high * 0.2; y < high; y += 2) {
        for (let x = wide * 0.25; x < wide * 0.75; x += 2) {
          context.fillStyle = `hsl(25 45% ${30 + ((x * 31 + y * 17) % 25)}%)`
          context.fillRect(x, y, 2, 2)
        }
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height, ground] as const,
  )
  return Buffer.from(address)
}
