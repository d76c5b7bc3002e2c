// Joins files to one PDF on this device: pictures on A4 pages, and the pages of PDFs as they are.
import type { PDFDocument } from '@cantoo/pdf-lib'
import { openPicture, wholeOf } from '#src/features/documents/fixing/screens/canvas.ts'
import { fittings, turnedSize, type Fitting } from '#src/features/documents/fixing/rules.ts'
import { angleAfter, onPage } from '../rules.ts'

/** One file of the list; its password stays in this page's memory. */
export type Part = {
  key: number
  file: File
  kind: 'pdf' | 'picture'
  pages: number
  turns: number
  password?: string
}

const maker = () => import('#src/features/documents/fixing/screens/paper-maker.ts')

/** Undefined where it asks for another password, or for one at all. */
export async function openPdfFile(file: File, password?: string): Promise<PDFDocument | undefined> {
  const { PDFDocument } = await maker()
  const bytes = await file.arrayBuffer()
  try {
    // Many are locked against changes alone, and open without a password.
    return await PDFDocument.load(bytes, { password: password ?? '' })
  } catch (error) {
    if (error instanceof Error && /password/i.test(error.message)) return undefined
    throw error
  }
}

/** Pictures are made smaller until it is small enough; what PDFs take stays. The last try comes back even if it is larger. */
export async function joined(parts: readonly Part[], mostBytes: number | undefined, name: string): Promise<File> {
  const hasPictures = parts.some(({ kind }) => kind === 'picture')
  const tries = mostBytes === undefined || !hasPictures ? fittings.slice(0, 1) : fittings
  let made: File | undefined
  for (const fitting of tries) {
    made = await joinedAs(parts, fitting, name)
    if (mostBytes === undefined || made.size <= mostBytes) return made
  }
  return made ?? joinedAs(parts, fittings[0], name)
}

async function joinedAs(parts: readonly Part[], fitting: Fitting, name: string): Promise<File> {
  const { PDFDocument } = await maker()
  const made = await PDFDocument.create()
  for (const part of parts) await (part.kind === 'pdf' ? addPdf(made, part) : addPicture(made, part, fitting))
  return new File([new Uint8Array(await made.save())], name, { type: 'application/pdf' })
}

async function addPdf(made: PDFDocument, { file, password, turns }: Part): Promise<void> {
  const { degrees } = await maker()
  const from = await filledOf(file, password)
  for (const page of await made.copyPages(from, from.getPageIndices())) {
    page.setRotation(degrees(angleAfter(page.getRotation().angle, turns)))
    made.addPage(page)
  }
}

/** What is typed into its fields becomes part of the page: fields are left behind when a page is copied. */
async function filledOf(file: File, password: string | undefined): Promise<PDFDocument> {
  const open = async () => {
    const opened = await openPdfFile(file, password)
    if (opened === undefined) throw new Error('It is locked.')
    return opened
  }
  const opened = await open()
  try {
    const form = opened.getForm()
    if (form.getFields().length > 0) form.flatten({ updateFieldAppearances: false })
    return opened
  } catch {
    // A field that can't be drawn is left as it is; half done it would be worse.
    return open()
  }
}

async function addPicture(made: PDFDocument, { file, turns }: Part, fitting: Fitting): Promise<void> {
  const { picture } = await openPicture(file)
  try {
    const whole = await wholeOf(picture, turns, fitting)
    if (whole === undefined) throw new Error('It could not be written.')
    const { page, ...place } = onPage(turnedSize(picture, turns))
    made.addPage([page.width, page.height]).drawImage(await made.embedJpg(await whole.arrayBuffer()), place)
  } finally {
    picture.close()
  }
}
