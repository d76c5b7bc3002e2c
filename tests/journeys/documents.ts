// The papers of a student, and how one is added.
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import * as copy from '#src/features/papers/copy.ts'

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const paper = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

/** Its tile is pressed: all that is known of it. */
export async function openPaper(page: Page, name: string) {
  await paper(page, name).getByRole('button', { name, exact: true }).click()
  return page.getByRole('dialog', { name, exact: true })
}

export async function paperPdf(): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText('A paper')
  return Buffer.from(await document.save())
}

export async function add(page: Page, pdf: Buffer, kind: string, days: Record<string, string>): Promise<void> {
  await press(page, copy.addPaper)
  const dialog = page.getByRole('dialog', { name: copy.addPaper })
  await dialog.getByLabel(copy.whatIsIt).selectOption(kind)
  for (const [label, day] of Object.entries(days)) await dialog.getByLabel(label).fill(day)
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: `scan-${kind}.pdf`, mimeType: 'application/pdf', buffer: pdf })
  await dialog.waitFor({ state: 'detached' })
}
