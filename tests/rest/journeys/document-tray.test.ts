// The document tray: many files at once, each confirmed before it is sent, and what may go wrong on the way.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import { ananya, fatima, meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/documents/tray/copy.ts'
import { elsewhere, partNames, titles } from '#src/stages/loans/application/copy.ts'
import { expectAccessible, holdUp, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
let pdf: Buffer
beforeAll(async () => {
  at = await openBrowserApp()
  const document = await PDFDocument.create()
  document.addPage().drawText('A paper')
  pdf = Buffer.from(await document.save())
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const file = (name: string, buffer = pdf) => ({ name, mimeType: 'application/pdf', buffer })
/** As a program may change a file by a byte, so that two are not the same. */
const another = (number: number) => Buffer.concat([pdf, Buffer.from('\n'.repeat(number))])
const tray = (page: Page) => page.getByRole('region', { name: 'Papers' })
const all = (page: Page) => tray(page).getByRole('button', { name: copy.chooseFiles, exact: true })
const row = (page: Page, name: string) => tray(page).getByRole('listitem', { name, exact: true })
const button = (page: Page, name: string) => tray(page).getByRole('button', { name })
const kind = (page: Page, name: string) => tray(page).getByRole('combobox', { name })
const chosen = (page: Page, name: string) => kind(page, name).evaluate(node => Object(node).selectedOptions[0].text)
const removal = (page: Page, paper: string, name: string) =>
  row(page, paper).getByRole('button', { name: `Remove ${name}` })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
const storedFiles = async (page: Page): Promise<string[]> =>
  Object(await (await page.request.get('/api/loans/application')).json()).papers.map(
    (paper: object) => `${Object(paper).field} ${Object(paper).document.name}`,
  )

async function openPapers(page: Page) {
  await page.goto('/loans/apply-to-banks')
  await tray(page).getByText(copy.ready(0, 6)).waitFor()
}

async function confirmKinds(page: Page) {
  const arriving = [
    '10th marks.pdf',
    '12th.pdf',
    'i20.pdf',
    'Sem 1 marksheet.pdf',
    'IMG_2231.pdf',
    'Sem 1 marksheet.pdf',
  ]
  await all(page).setInputFiles(arriving.map(name => file(name)))
  await tray(page).getByRole('heading', { name: copy.whatAreThese }).waitFor()
  await expect.poll(() => focused(page)).toBe(copy.whatAreThese)
  await expect.poll(() => chosen(page, '10th marks.pdf')).toBe('Class 10 marksheet')
  await expect.poll(() => chosen(page, 'i20.pdf')).toBe('Proof of admission')
  await expect.poll(() => chosen(page, 'IMG_2231.pdf')).toBe(copy.chooseKind)
  // The same file twice.
  await tray(page).getByText(copy.alreadyHere).waitFor()
  await expectAccessible(page)
  expect(await storedFiles(page)).toEqual([])
  await button(page, copy.addThese(6)).press('Enter')
  await tray(page).getByText(copy.kindRequired).waitFor()
  await row(page, 'Class 10 marksheet').getByText(copy.isReady, { exact: false }).waitFor({ state: 'attached' })
  await tray(page).getByText(copy.ready(4, 6)).waitFor()
  await expectAccessible(page)
  expect((await storedFiles(page)).toSorted()).toEqual([
    'class_10_marksheet 10th marks.pdf',
    'class_12_marksheet 12th.pdf',
    'proof_of_admission i20.pdf',
    'undergraduate_marksheets Sem 1 marksheet.pdf',
  ])
}

async function fixInPlace(page: Page) {
  // Where it has no room it says so, until it is something else.
  await kind(page, 'IMG_2231.pdf').selectOption('Class 10 marksheet')
  await tray(page).getByText('Only 1 files upload allowed!').waitFor()
  await kind(page, 'IMG_2231.pdf').selectOption('Indian entrance exam result')
  await button(page, copy.leaveOut('Sem 1 marksheet.pdf')).click()
  await button(page, copy.addThese(1)).click()
  await removal(page, 'Indian entrance exam result', 'IMG_2231.pdf').waitFor()
  await expect.poll(() => tray(page).getByRole('heading', { name: copy.whatAreThese }).count()).toBe(0)
  await page
    .getByRole('status')
    .filter({ hasText: copy.added('IMG_2231.pdf', 'Indian entrance exam result') })
    .waitFor({ state: 'attached' })
}

async function replaceAndRemove(page: Page) {
  const input = row(page, 'Class 10 marksheet').locator('input[type=file]')
  await input.setInputFiles(file('broken.pdf', Buffer.from('no PDF at all')))
  await row(page, 'Class 10 marksheet').getByText('not what its name says').waitFor()
  // What was there is there until another has arrived.
  expect(await storedFiles(page)).toContain('class_10_marksheet 10th marks.pdf')
  await input.setInputFiles(file('ten again.pdf', another(1)))
  await removal(page, 'Class 10 marksheet', 'ten again.pdf').waitFor()
  await expect.poll(() => storedFiles(page)).not.toContain('class_10_marksheet 10th marks.pdf')
  await removal(page, 'Class 10 marksheet', 'ten again.pdf').press('Enter')
  expect(await input.evaluate(node => node === document.activeElement)).toBe(true)
  await tray(page).getByText(copy.ready(4, 6)).waitFor()
}

test('a PDF whose name says nothing is recognised on the device, and waits to be confirmed', async () => {
  const { page } = await at.signedIn(meera)
  await openPapers(page)
  const i20 = await readFile('tests/papers/chromium.pdf')
  await all(page).setInputFiles([file('IMG_2232.pdf', i20), file('IMG_2231.pdf')])
  await expect.poll(() => chosen(page, 'IMG_2232.pdf')).toBe('Proof of admission')
  expect(await chosen(page, 'IMG_2231.pdf')).toBe(copy.chooseKind)
  expect(await storedFiles(page)).toEqual([])
})

test('many files are confirmed, fixed in place, replaced and removed, by keyboard too', async () => {
  const { page } = await at.signedIn(meera)
  await openPapers(page)
  await step('each is confirmed before it is sent', () => confirmKinds(page))
  await step('what does not fit is fixed where it is', () => fixInPlace(page))
  await step('a paper is replaced and removed', () => replaceAndRemove(page))
})

test('thirty files at once, and empty ones: what fits is sent, and the rest says why it is not', async () => {
  const { page } = await at.signedIn(rohan)
  await openPapers(page)
  const sems = Array.from({ length: 30 }, (_, number) => file(`sem ${number}.pdf`, another(number)))
  await all(page).setInputFiles([...sems, file('12th.pdf', Buffer.alloc(0)), file('10th.txt')])
  await expect.poll(() => tray(page).getByText('Only 10 files upload allowed!').count()).toBe(20)
  await tray(page).getByText('This file is empty. Please choose another.').waitFor()
  await tray(page).getByText('We cannot take this kind of file.').waitFor()
  await button(page, copy.addThese(32)).click()
  await removal(page, 'Undergraduate marksheets', 'sem 9.pdf').waitFor()
  await expect.poll(async () => (await storedFiles(page)).length).toBe(10)
  expect(await tray(page).getByRole('combobox').count()).toBe(22)
})

test('a network that goes, a file removed while it is sent, and a reload half-way', async () => {
  const { page, context } = await at.signedIn(ananya)
  await openPapers(page)
  const ten = row(page, 'Class 10 marksheet')
  const letGo = await holdUp(page, '**/api/loans/papers/class_10_marksheet*')
  await ten.locator('input[type=file]').setInputFiles(file('wrong.pdf'))
  await ten.getByRole('progressbar', { name: 'wrong.pdf' }).waitFor()
  await page.reload()
  await tray(page).getByText(copy.ready(0, 6)).waitFor()
  // Nothing is shown as there that is not.
  expect(await ten.getByText('wrong.pdf').count()).toBe(0)
  letGo()
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await context.setOffline(true)
  await ten.locator('input[type=file]').setInputFiles(file('wrong.pdf'))
  await ten.getByText('It goes on by itself as soon as there is one.').waitFor()
  await ten.getByRole('button', { name: 'Stop sending wrong.pdf' }).click()
  expect(await ten.locator('input[type=file]').evaluate(node => node === document.activeElement)).toBe(true)
  await ten.locator('input[type=file]').setInputFiles(file('right.pdf'))
  await ten.getByText('It goes on by itself as soon as there is one.').waitFor()
  await context.setOffline(false)
  await removal(page, 'Class 10 marksheet', 'right.pdf').waitFor()
  expect(await storedFiles(page)).toEqual(['class_10_marksheet right.pdf'])
})

test('a paper that another part asks for says which, and waits for nobody', async () => {
  const { page } = await at.signedIn(fatima)
  await openPapers(page)
  await all(page).setInputFiles([file('aadhaar front.pdf'), file('12th.pdf', another(1))])
  await tray(page)
    .getByText(elsewhere(titles.aadhaar, 2, partNames.identity))
    .waitFor()
  await expect.poll(() => chosen(page, '12th.pdf')).toBe(titles.class_12_marksheet)
  await button(page, copy.addThese(2)).click()
  await row(page, titles.class_12_marksheet).getByText(copy.isReady, { exact: false }).waitFor({ state: 'attached' })
  // What is elsewhere stays to be answered, and can be left out.
  await tray(page)
    .getByRole('button', { name: copy.leaveOut('aadhaar front.pdf') })
    .click()
  await tray(page).getByRole('heading', { name: copy.whatAreThese }).waitFor({ state: 'detached' })
})

test('files dragged onto a row are that paper, and a folder says what to do', async () => {
  const { page, context } = await at.signedIn(ananya)
  await page.goto('/loans/apply-to-banks')
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-tray-'))
  const dragged = path.join(folder, 'scan.pdf')
  await writeFile(dragged, pdf)
  const devtools = await context.newCDPSession(page)
  const drop = async (onto: ReturnType<typeof row>, name: string) => {
    await onto.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await onto.boundingBox()) ?? {}
    const data = { items: [], files: [name], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'dragOver', 'drop'] as const)
      await devtools.send('Input.dispatchDragEvent', { type, x: x + 8, y: y + 8, data })
  }
  await drop(row(page, 'Class 12 marksheet'), folder)
  await row(page, 'Class 12 marksheet').getByText(copy.folder).waitFor()
  await drop(row(page, 'Class 12 marksheet'), dragged)
  await removal(page, 'Class 12 marksheet', 'scan.pdf').waitFor()
  expect(await row(page, 'Class 12 marksheet').getByText(copy.folder).count()).toBe(0)
})

test('on a phone the camera comes first', async () => {
  const { page, context } = await at.signedIn(rohan)
  await page.setViewportSize({ width: 360, height: 740 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.goto('/loans/apply-to-banks')
  const camera = tray(page).getByRole('button', { name: copy.takePhoto, exact: true })
  expect(await camera.getAttribute('capture')).toBe('environment')
  expect(
    await camera.evaluate(
      (node, next) => Boolean(node.compareDocumentPosition(next ?? node) & 4),
      await all(page).elementHandle(),
    ),
  ).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
})
