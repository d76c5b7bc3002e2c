// A photo of 64 megapixels from a phone: made small before it is sent, upright, and kept without where it was taken.
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, onTestFinished } from 'vitest'
import { rohan } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(() => browser.leave())
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }

async function photo(): Promise<Buffer> {
  const dots = await sharp({
    create: {
      width: 578,
      height: 434,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#888',
    },
  })
    .png()
    .toBuffer()
  return sharp(dots)
    .resize(9248, 6936, { fit: 'fill' })
    .withExif({ IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
}

test('a photo of 64 megapixels goes up small, and is kept upright; one that is broken is refused in words', async () => {
  const { page, context } = await browser.signedIn(rohan)
  await page.setViewportSize(phone)
  await page.goto('/profile/about')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Ask Asha' }).click()
  await page.getByRole('button', { name: 'Add a file' }).click()
  const large = await photo()
  // From a disk: megabytes handed to the page through the debugging pipe take many seconds on a busy machine.
  const folder = await mkdtempDisposable(join(tmpdir(), 'safar-photo-'))
  onTestFinished(() => folder.remove())
  const file = join(folder.path, 'mark sheet.jpg')
  await writeFile(file, large)
  // To make it small takes a busy machine as long as it takes.
  const sent = page.waitForRequest(request => request.url().includes('/api/documents?'), { timeout: 0 })
  await page.locator('input[type=file]').setInputFiles(file)
  const request = await sent
  const answer = await request.response()
  expect(answer?.status()).toBe(200)
  const { id, name } = Object(await answer?.json())
  expect(name).toBe('mark sheet.jpg')
  const { 'content-length': length } = await request.allHeaders()
  expect(Number(length)).toBeLessThan(large.length / 3)
  await page.getByRole('button', { name: 'Remove mark sheet.jpg' }).waitFor()
  const kept = await (await context.request.get(`/api/documents/${id}`)).body()
  const { width, height, exif } = await sharp(kept).metadata()
  expect(exif).toBeUndefined()
  expect(width).toBeLessThan(height)
  expect(width / height).toBeCloseTo(6936 / 9248, 2)
  expect(width * height).toBeLessThanOrEqual(7_000_000)
  expect(width * height).toBeGreaterThan(3_500_000)
  expect(browser.complaints()).toEqual([])

  // What this browser cannot open goes as it is, and the server says what is wrong with it.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: large.subarray(0, 200_000) })
  await page.getByText('What is in this file is not what its name says.').waitFor()
  // Sent again it would be refused again: it can be taken away, and another chosen.
  await page.getByRole('button', { name: 'Remove cut.png' }).waitFor()
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
})
