// The words of a PDF that pdf.js has opened, and no more of them than a paper has. Tests run it in Node, on the same pdf.js.
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { linesOf, type Line, type Piece } from '#src/reading/words.ts'

export type PdfWords = { kind: 'words'; pages: Line[][] } | { kind: 'locked' | 'unreadable' | 'too-long' }

/** A form has three pages, and a paper of thirty is another one. */
const mostPages = 10
/** A dense page has a thousand words; some programs print each letter by itself. */
const mostPieces = 20_000
const mostLetters = 500_000

export async function wordsOf(pdf: PDFDocumentProxy): Promise<PdfWords> {
  const pages: Line[][] = []
  const budget = { letters: mostLetters }
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
    const page = await pdf.getPage(number)
    const pieces = await piecesOf(page, budget)
    if (pieces === undefined) return { kind: 'too-long' }
    pages.push(linesOf(pieces, page.getViewport({ scale: 1 }).transform))
  }
  return { kind: 'words', pages }
}

/** Undefined where there are too many: the rest of the page is never read. */
async function piecesOf(page: PDFPageProxy, budget: { letters: number }): Promise<Piece[] | undefined> {
  const stream: ReadableStream<Awaited<ReturnType<PDFPageProxy['getTextContent']>>> = page.streamTextContent()
  const reader = stream.getReader()
  const pieces: Piece[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if (!('str' in item)) continue
      pieces.push(item)
      budget.letters -= item.str.length
    }
    if (pieces.length > mostPieces || budget.letters < 0) {
      await reader.cancel(new Error('This page has more words than a paper.'))
      return undefined
    }
  }
  return pieces
}

/** What is said where it can't be opened, or breaks off. */
export const failureOf = (error: unknown): PdfWords => ({
  kind: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
})
