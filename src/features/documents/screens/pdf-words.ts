// The words of a PDF that was chosen on this device. They are read here, in a worker: nothing of it is sent.
import { linesOf, type Line } from '#src/reading/words.ts'
import { readPdf, stopReading } from './pdf-reader.ts'

export type PdfWords = { kind: 'words'; pages: Line[][] } | { kind: 'locked' | 'unreadable' | 'too-long' }

/** A form has three pages, and a paper of thirty is another one. */
const mostPages = 10
const mostMegabytes = 15
/** Of a page that was made to take long, or to grow. */
const mostSeconds = 5

export async function readWords(file: File): Promise<PdfWords> {
  if (file.size > mostMegabytes * 1024 * 1024) return { kind: 'too-long' }
  const { promise: isLate, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), mostSeconds * 1000)
  try {
    const read = await Promise.race([wordsOf(await file.arrayBuffer()), isLate])
    if (read !== 'late') return { kind: 'words', pages: read }
    stopReading()
    return { kind: 'too-long' }
  } catch (error) {
    return { kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable' }
  } finally {
    clearTimeout(timer)
  }
}

async function wordsOf(data: ArrayBuffer): Promise<Line[][]> {
  const { task, pdf } = await readPdf(data)
  const pages: Line[][] = []
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      const pieces = items.flatMap(item => ('str' in item ? [item] : []))
      pages.push(linesOf(pieces, page.getViewport({ scale: 1 }).transform))
    }
  } finally {
    await task.destroy()
  }
  return pages
}
