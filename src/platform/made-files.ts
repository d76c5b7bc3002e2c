// Files that were made just now and lie in memory whole.
import type { FileAnswer } from '../wire/route.ts'

export async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}

export const pdfAnswer = (name: string, pdf: Uint8Array): FileAnswer => ({
  name,
  type: 'application/pdf',
  content: inOnePiece(pdf),
})

export const calendarAnswer = (name: string, text: string): FileAnswer => ({
  name,
  type: 'text/calendar; charset=utf-8',
  content: inOnePiece(new TextEncoder().encode(text)),
})
