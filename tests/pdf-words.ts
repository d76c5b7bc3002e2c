// The words of a PDF as the browser reads them, on the same pdf.js, in Node.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { failureOf, wordsOf, type PdfWords } from '#src/features/documents/screens/words-of-pdf.ts'
import { readPaper, type ReadPaper } from '#src/reading/papers.ts'

export async function wordsOfPdf(pdf: Uint8Array): Promise<PdfWords> {
  // pdf.js takes the bytes over.
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  try {
    return await wordsOf(await task.promise)
  } catch (error) {
    return failureOf(error)
  } finally {
    await task.destroy()
  }
}

export async function readPdfPaper(pdf: Uint8Array): Promise<ReadPaper | Exclude<PdfWords, { kind: 'words' }>> {
  const words = await wordsOfPdf(pdf)
  return words.kind === 'words' ? readPaper(words.pages) : words
}
