// Files fixed on the student's own device: a visa photo and its sheet, a joined PDF, a covered Aadhaar, a smaller picture.
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import type { Locator, Page } from 'playwright-core'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, onTestFinished } from 'vitest'
import { meera } from '#seed/people.ts'
import * as fixing from '#src/features/documents/fixing/copy.ts'
import * as joining from '#src/features/documents/fixing/joining/rules.ts'
import * as opening from '#src/features/documents/fixing/opening/rules.ts'
import * as photo from '#src/features/documents/photo/copy.ts'
import * as making from '#src/features/documents/photo/making/rules.ts'
import { expectAccessible, expectPath, openBrowserApp, sentFrom, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const phone = { width: 320, height: 700 }
const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page | Locator, words: string) => page.getByText(words).first().waitFor()
const choose = (page: Page, label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(label).setInputFiles(files)
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await press(page, name)
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

type Drawn = { width: number; height: number; background?: string; sigma?: number }
const noise = ({ width, height, sigma = 30 }: Drawn) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  }).png()

/** A head with grain before a white wall. */
async function portrait(width: number, height: number): Promise<Buffer> {
  const head = await noise({ width: Math.round(width * 0.4), height: Math.round(height * 0.5) }).toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#f8f8f6' } })
    .composite([{ input: head, left: Math.round(width * 0.3), top: Math.round(height * 0.25) }])
    .withExif({ IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 95 })
    .toBuffer()
}

async function plainPdf(pages: number, encrypt?: string): Promise<Buffer> {
  const made = await PDFDocument.create()
  for (let page = 1; page <= pages; page += 1) made.addPage([400, 600]).drawText(`Page ${page}`)
  if (encrypt !== undefined) made.encrypt({ userPassword: encrypt, ownerPassword: 'owner' })
  return Buffer.from(await made.save())
}

async function pagesOf(bytes: Buffer): Promise<{ size: [number, number]; text: string }[]> {
  const task = getDocument({ data: new Uint8Array(bytes) })
  const pdf = await task.promise
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const text = items.map(item => ('str' in item ? item.str : '')).join('')
    pages.push({ size: [Math.round(width), Math.round(height)] satisfies [number, number], text })
  }
  await task.destroy()
  return pages
}

test('a visa photo is cut by keyboard from a photo, and printed on a sheet', async () => {
  const { page } = await at.signedIn(meera)
  await page.setViewportSize(phone)
  await page.goto('/visas/compile-docs')
  await page.getByRole('link', { name: photo.makePhoto.title, exact: true }).click()
  await expectPath(page, '/documents/tools/photo')
  await page.getByRole('heading', { name: photo.makePhoto.title }).waitFor()
  const sent = sentFrom(page)
  await choose(page, making.choose, jpeg('selfie.jpg', await portrait(1500, 2000)))
  const frame = page.getByRole('button', { name: making.frame })
  await frame.press('ArrowDown')
  await frame.press('+')
  await expect.poll(() => page.getByRole('slider', { name: making.nearness }).inputValue()).toBe('2')
  await expectAccessible(page)
  // What can't be opened takes nothing away.
  await choose(page, making.choose, jpeg('broken.jpg', Buffer.from('no picture at all')))
  await says(page, opening.unreadable)
  await choose(page, making.choose, jpeg('empty.jpg', Buffer.alloc(0)))
  await says(page, opening.empty)
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await choose(page, making.choose, { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic })
  await says(page, opening.heic)
  await press(page, making.make)
  await says(page, photo.allRight)
  await expectAccessible(page)

  const made = await saved(page, making.save)
  const { format, width, height, space, exif, density } = await sharp(made.bytes).metadata()
  expect({ name: made.name, format, width, height, space, exif, density }).toEqual({
    name: making.fileName,
    format: 'jpeg',
    width: 600,
    height: 600,
    space: 'srgb',
    exif: undefined,
    density: 300,
  })
  expect(made.bytes.length).toBeLessThanOrEqual(240_000)

  await page.getByRole('radio', { name: making.counts[6] }).check()
  const sheet = await saved(page, making.savePdf)
  expect(await pagesOf(sheet.bytes)).toEqual([{ size: [288, 432], text: '' }])
  const print = await sharp((await saved(page, making.saveJpeg)).bytes).metadata()
  expect([print.width, print.height, print.density]).toEqual([1200, 1800, 300])

  // A photo with too few pixels says so.
  await choose(page, making.choose, jpeg('small.jpg', await portrait(300, 400)))
  await says(page, making.enlarged(300))
  expect(sent).toEqual([])
})

test('pictures and PDFs are joined in the order that is chosen', async () => {
  const { page } = await at.signedIn(meera)
  await page.setViewportSize(phone)
  await page.goto('/documents/tools')
  await expectAccessible(page)
  await press(page, fixing.tools.join.title)
  const sent = sentFrom(page)
  const lying = await sharp(await portrait(800, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const turned = await PDFDocument.load(await plainPdf(2))
  turned.getPage(1).setRotation(degrees(90))
  const files = [
    jpeg('wide.jpg', await portrait(800, 600)),
    jpeg('upright.jpg', lying),
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await turned.save()) },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not one of them') },
    { name: 'locked.pdf', mimeType: 'application/pdf', buffer: await plainPdf(1, 'MEER1999') },
  ]
  await choose(page, joining.choose, ...files)
  const unlocking = page.getByRole('dialog', { name: fixing.lockedTitle })
  await unlocking.getByLabel(fixing.pdfPassword).fill('wrong')
  await press(unlocking, fixing.unlock)
  await says(unlocking, fixing.wrongPassword)
  await unlocking.getByLabel(fixing.pdfPassword).fill('MEER1999')
  await press(unlocking, fixing.unlock)
  await says(page, joining.notOne('notes.txt', joining.notThisKind))
  await says(page, joining.total(4, 5))
  // By keyboard: the PDF comes first, and stays under the fingers.
  const up = page.getByRole('button', { name: joining.up('letter.pdf') })
  await up.press('Enter')
  await up.press('Enter')
  await says(page, joining.moved('letter.pdf', 1, 4))
  await press(page, joining.turn('wide.jpg'))
  await expectAccessible(page)
  await press(page, joining.join)
  const { name, bytes } = await saved(page, joining.save)
  expect(name).toBe(joining.fileName)
  expect(await pagesOf(bytes)).toEqual([
    { size: [400, 600], text: 'Page 1' },
    { size: [600, 400], text: 'Page 2' },
    { size: [595, 842], text: '' },
    { size: [595, 842], text: '' },
    { size: [400, 600], text: 'Page 1' },
  ])
  expect(bytes.includes('GPS')).toBe(false)
  await press(page, joining.remove('locked.pdf'))
  await says(page, joining.total(3, 4))
  expect(sent).toEqual([])
})

test('an Aadhaar is covered in the pixels, and a large picture or PDF is made small', async () => {
  const { page, context } = await at.signedIn(meera)
  await page.goto('/documents/tools/cover')
  await page.getByRole('heading', { name: fixing.tools.cover.title }).waitFor()
  const sent = sentFrom(page)
  const editor = page.getByRole('dialog', { name: fixing.title })
  const card = await sharp({ create: { width: 1000, height: 640, channels: 3, background: '#ffffff' } })
    .withExif({ IFD3: { GPSLatitude: '17/1 23/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  await choose(page, fixing.tools.cover.choose, jpeg('aadhaar.jpg', card))
  await press(editor, fixing.coverMore)
  await editor.getByRole('button', { name: `${fixing.barName(1)}: top left corner` }).press('ArrowLeft')
  await expectAccessible(page)
  await press(editor, fixing.use)
  await says(page, fixing.fixed('aadhaar.jpg'))
  const covered = sharp((await saved(page, fixing.save)).bytes)
  expect((await covered.metadata()).exif).toBeUndefined()
  const { data, info } = await covered.raw().toBuffer({ resolveWithObject: true })
  const lightest = (box: { left: number; top: number; right: number; bottom: number }) => {
    let most = 0
    for (let y = Math.ceil(box.top * info.height); y < Math.floor(box.bottom * info.height); y += 1)
      for (let x = Math.ceil(box.left * info.width); x < Math.floor(box.right * info.width); x += 1)
        most = Math.max(most, data[(y * info.width + x) * info.channels] ?? 255)
    return most
  }
  expect(lightest({ left: 0.28, top: 0.74, right: 0.66, bottom: 0.86 })).toBeLessThan(24)
  expect(lightest({ left: 0.26, top: 0.54, right: 0.66, bottom: 0.66 })).toBeLessThan(24)
  expect(lightest({ left: 0.7, top: 0.3, right: 0.9, bottom: 0.9 })).toBeGreaterThan(250)

  await press(page, fixing.allTools)
  await press(page, fixing.tools.smaller.title)
  const large = await noise({ width: 2800, height: 2100, sigma: 60 }).jpeg({ quality: 92 }).toBuffer()
  expect(large.length).toBeGreaterThan(3_000_000)
  // From a disk: megabytes handed to the page through the debugging pipe take many seconds on a busy machine.
  const folder = await mkdtempDisposable(join(tmpdir(), 'safar-fixing-'))
  onTestFinished(() => folder.remove())
  // From here on there is no network: nothing of it needs one.
  await context.setOffline(true)
  const scan = join(folder.path, 'scan.jpg')
  await writeFile(scan, large)
  await page.getByLabel(fixing.tools.smaller.choose).setInputFiles(scan)
  await press(editor, fixing.use)
  await says(page, fixing.fixed('scan.jpg'))
  const small = (await saved(page, fixing.save)).bytes
  expect(small.length).toBeLessThanOrEqual(2 * 1_048_576)
  expect((await sharp(small).metadata()).format).toBe('jpeg')
  await context.setOffline(false)

  // A PDF loses its text by it, so it is asked first.
  const made = await PDFDocument.create()
  const picture = await made.embedJpg(large)
  for (let count = 0; count < 2; count += 1) {
    made.addPage([600, 450]).drawImage(picture, { x: 0, y: 0, width: 600, height: 450 })
  }
  made.getPage(0).drawText('words')
  const pdf = join(folder.path, 'marks.pdf')
  await writeFile(pdf, await made.save())
  await page.getByLabel(fixing.tools.smaller.choose).setInputFiles(pdf)
  const asking = page.getByRole('dialog', { name: fixing.redrawTitle })
  await says(asking, fixing.redrawCosts)
  await expectAccessible(page)
  await press(asking, fixing.redraw)
  await says(page, fixing.fixed('marks.pdf'))
  const redrawn = (await saved(page, fixing.save)).bytes
  expect(redrawn.length).toBeLessThanOrEqual(2 * 1_048_576)
  expect(await pagesOf(redrawn)).toEqual([
    { size: [600, 450], text: '' },
    { size: [600, 450], text: '' },
  ])
  expect(sent).toEqual([])
})
