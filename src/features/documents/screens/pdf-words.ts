// The words of a PDF that was chosen on this device. They are read here, in a worker: nothing of it is sent.
import { openForWords } from './pdf-reader.ts'
import { failureOf, wordsOf, type PdfWords } from './words-of-pdf.ts'

const mostMegabytes = 15
/** Of a page that was made to take long, or to grow. */
const mostSeconds = 5

export async function readWords(file: File): Promise<PdfWords> {
  if (file.size > mostMegabytes * 1024 * 1024) return { kind: 'too-long' }
  // Fetched before the time runs: a slow network is no fault of the file.
  const { open, end } = await openForWords()
  const { promise: isLate, resolve } = Promise.withResolvers<PdfWords>()
  const timer = setTimeout(() => resolve({ kind: 'too-long' }), mostSeconds * 1000)
  try {
    return await Promise.race([file.arrayBuffer().then(open).then(wordsOf), isLate])
  } catch (error) {
    return failureOf(error)
  } finally {
    clearTimeout(timer)
    end()
  }
}
