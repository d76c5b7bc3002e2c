// A paper is added once on a phone, says until when it is good, is used in a step, and is read without a network.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera, rohan } from '#seed/people.ts'
import * as tray from '#src/features/documents/tray/copy.ts'
import * as copy from '#src/features/papers/copy.ts'
import * as pack from '#src/stages/visas/pack/copy.ts'
import * as validity from '#src/features/papers/validity/copy.ts'
import * as checklist from '#src/stages/visas/compile-docs/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { add, openPaper, paper, paperPdf, press } from './documents.ts'
import { keptIn } from './offline-storage.ts'

let at: BrowserApp
let pdf: Buffer
beforeAll(async () => {
  at = await openBrowserApp({ worksOffline: true })
  pdf = await paperPdf()
})
afterEach(async () => {
  await at.leave()
})
afterAll(() => at.end())

const phone = { width: 360, height: 780 }
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

async function addTwo({ page }: Visit) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  await page.getByRole('heading', { name: copy.emptyTitle }).waitFor()
  await expectAccessible(page)
  // What is wrong is said beside its field, and nothing is sent.
  await press(page, copy.addPaper)
  const dialog = page.getByRole('dialog', { name: copy.addPaper })
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf })
  await dialog.getByText(copy.paperRequired).waitFor()
  await expectAccessible(page)
  await press(page, 'Close')
  await add(page, pdf, 'passport', { [copy.validUntil]: '2027-01-10' })
  await add(page, pdf, 'admission-letter', {})
}

async function seeState({ page }: Visit) {
  const passport = paper(page, 'Passport')
  // Within six months of the flight: advice, and no stop.
  await passport.getByText(validity.look).first().waitFor()
  await expectAccessible(page)
  const details = await openPaper(page, 'Passport')
  await details.getByText(validity.states.valid, { exact: true }).waitFor()
  await details.getByText(copy.nobody).waitFor()
  await expectAccessible(page)
  expect(await isWide(page)).toBe(false)
  await details.getByRole('button', { name: /^Change what it is/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(copy.validUntil).fill('2036-01-10')
  await press(page, copy.save)
  await expect.poll(() => passport.getByText(validity.look).count()).toBe(0)
}

async function useInStep({ page }: Visit) {
  await page.goto('/loans/apply-to-banks')
  const papers = page.getByRole('region', { name: 'Papers' })
  const proof = papers.getByRole('listitem', { name: 'Proof of admission', exact: true })
  await proof.getByRole('button', { name: tray.fromDocuments, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: copy.choose })
  await dialog.getByText('Passport', { exact: true }).waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  // The one that the student added there is offered at its own row, and used by one press.
  await proof.getByText(/^Admission letter: you added it to your documents on /).waitFor()
  await expectAccessible(page)
  expect(await isWide(page)).toBe(false)
  await proof.getByRole('button', { name: 'Use it here (Admission letter)' }).click()
  await proof.getByRole('button', { name: 'Remove scan-admission-letter.pdf' }).waitFor()
  await page.goto('/documents')
  const letter = await openPaper(page, 'Admission letter')
  await letter.getByRole('link', { name: /^Loans/ }).waitFor()
  await press(page, 'Close')
  // It is one paper, and not another one beside it.
  expect(await page.getByRole('heading', { name: 'Proof of admission', exact: true }).count()).toBe(0)
}

async function readOffline({ page, context }: Visit) {
  await page.goto('/documents')
  await page.getByRole('link', { name: copy.toPack }).click()
  await page.getByText(pack.print.text).waitFor()
  await page.getByText(pack.keepWords).waitFor()
  await expectAccessible(page)
  expect(await isWide(page)).toBe(false)
  await page.getByRole('button', { name: /^Doesn’t apply \(Resume\)/ }).click()
  await page.getByRole('button', { name: pack.showSkipped(1), exact: true }).waitFor()
  const saved = page.waitForEvent('download')
  await press(page, pack.download)
  expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await press(page, pack.keep)
  await page.getByText(pack.isKept(2)).waitFor()
  await expect.poll(() => keptIn(page)).toMatch(/"skips":\["resume"\]/)

  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await page.getByText(pack.isKept(2)).waitFor()
  await page.getByText(pack.print.text).waitFor()
  const opened = page.waitForEvent('download')
  await page.getByRole('button', { name: 'scan-passport.pdf' }).click()
  expect((await readFile(await (await opened).path())).equals(pdf)).toBe(true)
  await press(page, pack.unkeep)
  await page.getByRole('button', { name: 'scan-passport.pdf' }).waitFor({ state: 'detached' })
  await context.setOffline(false)
}

test('a paper is added on a phone, used in a loan, and read without a network', async () => {
  const visit = await at.signedIn(meera)
  const { page, api } = visit
  await api.profile.change({ flightDate: '2026-08-01' })
  await page.setViewportSize(phone)
  await addTwo(visit)
  await seeState(visit)
  await useInStep(visit)
  await readOffline(visit)
  await page.goto('/visas/compile-docs')
  await page.getByRole('link', { name: checklist.toPack }).waitFor()
  const ticked = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  expect(await ticked('Admission letter').isChecked()).toBe(true)
})

/** A picture of dots that no program packs smaller. */
function noise(side: number): Buffer {
  const rows = Buffer.concat(Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)])))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const part = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

test('a stored picture that is too large for a lender is made to fit on the phone, and a PDF is refused in its words', async () => {
  const { page, api } = await at.signedIn(rohan)
  await page.setViewportSize(phone)
  await page.goto('/documents')
  const keep = async (name: string, content: Buffer, paper: string) => {
    const answer = await page.request.post(`/api/vault/papers?${new URLSearchParams({ name, paper })}`, {
      data: content,
      headers: { origin: new URL(page.url()).origin, 'content-type': 'application/octet-stream' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const most = 2 * 1_048_576
  await keep('letter.png', noise(1100), 'admission-letter')
  const [letter = expect.fail('there is no letter')] = (await api.vault.read()).papers
  expect(letter.document.bytes).toBeGreaterThan(most)
  await page.goto('/loans/apply-to-banks')
  await page.getByRole('button', { name: 'Use it here (Admission letter)' }).click()
  await page
    .getByRole('list', { name: 'Proof of admission' })
    .getByRole('button', { name: /^Remove / })
    .waitFor()
  const { papers, elsewhere } = await api.vault.read()
  expect(elsewhere).toEqual([])
  expect(papers).toMatchObject([
    { document: { id: letter.document.id }, versions: [{ isFitted: true }], uses: [{ use: '/loans/apply-to-banks' }] },
  ])
  const [sent] = (await api.loanApplication.read()).papers
  expect(sent?.document.bytes).toBeLessThanOrEqual(most)
  // Chosen once more it is the version that is there, and nothing is made again.
  await api.loanApplication.removePaper({ id: sent?.id ?? '' })
  await page.reload()
  await page.getByRole('button', { name: 'Use it here (Admission letter)' }).click()
  await page
    .getByRole('list', { name: 'Proof of admission' })
    .getByRole('button', { name: /^Remove / })
    .waitFor()
  expect((await api.vault.read()).papers[0]?.versions).toHaveLength(1)

  const large = await PDFDocument.create()
  large.addPage([300, 300])
  await large.attach(randomBytes(most + 1000), 'large.bin')
  await keep('marks.pdf', Buffer.from(await large.save()), 'degree-mark-sheets')
  await page.reload()
  await page.getByRole('button', { name: 'Use it here (Mark sheets and transcripts of your degree)' }).click()
  await page.getByText('File must smaller than 2 MB!').waitFor()
  expect((await api.loanApplication.read()).papers).toHaveLength(1)
})
