// A PDF drawn again, page by page, as pictures. Its text is lost.
import { readPdf } from '#src/features/documents/screens/pdf-reader.ts'
import { mostRedrawn, named, redrawings } from '../rules.ts'
import { jpegOf } from './canvas.ts'

type Page = { jpeg: Blob; width: number; height: number }
type OnPage = (page: number, pages: number) => void

export type Redrawn = { kind: 'file'; file: File } | { kind: 'too-large' | 'too-long' | 'locked' | 'unreadable' }

/** As sharp as the size allows; what can't be made so small says so. */
export async function redrawn(file: File, mostBytes: number, onPage: OnPage): Promise<Redrawn> {
  const read = await readPdf(await file.arrayBuffer()).catch((error: unknown) =>
    error instanceof Error && error.name === 'PasswordException' ? ('locked' as const) : ('unreadable' as const),
  )
  if (typeof read === 'string') return { kind: read }
  try {
    if (read.pdf.numPages > mostRedrawn) return { kind: 'too-long' }
    for (const drawing of redrawings) {
      const pages = await drawnPages(read.pdf, drawing, mostBytes, onPage)
      if (pages === undefined) continue
      const made = await bound(pages, named(file.name, 'pdf'))
      if (made.size <= mostBytes) return { kind: 'file', file: made }
    }
    return { kind: 'too-large' }
  } finally {
    await read.task.destroy()
  }
}

type Pdf = Awaited<ReturnType<typeof readPdf>>['pdf']

/** Undefined as soon as they are too large together. */
async function drawnPages(
  pdf: Pdf,
  { dots, quality }: (typeof redrawings)[number],
  mostBytes: number,
  onPage: OnPage,
): Promise<readonly Page[] | undefined> {
  const pages: Page[] = []
  let bytes = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    onPage(number, pdf.numPages)
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    // A poster would be larger than any canvas.
    const viewport = page.getViewport({ scale: Math.min(dots / 72, mostSide / Math.max(width, height)) })
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(viewport.width))
    canvas.height = Math.max(1, Math.round(viewport.height))
    await page.render({ canvas, viewport }).promise
    page.cleanup()
    const jpeg = await jpegOf(canvas, quality)
    bytes += jpeg?.size ?? 0
    if (jpeg === undefined || bytes > mostBytes) return undefined
    pages.push({ jpeg, width, height })
  }
  return pages
}

const mostSide = 3000

async function bound(pages: readonly Page[], name: string): Promise<File> {
  const { PDFDocument } = await import('./paper-maker.ts')
  const made = await PDFDocument.create()
  for (const { jpeg, width, height } of pages) {
    const picture = await made.embedJpg(await jpeg.arrayBuffer())
    made.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  return new File([await bytesOf(made)], name, { type: 'application/pdf' })
}

/** Bytes of its own, as a file takes them. */
const bytesOf = async (made: { save: () => Promise<Uint8Array> }): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await made.save())
