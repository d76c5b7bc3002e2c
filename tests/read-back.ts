// The fields of a PDF form as another program reads them: not with the library that wrote them.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readBack(pdf: Uint8Array): Promise<Record<string, unknown>> {
  const task = getDocument({ data: pdf.slice(), useSystemFonts: true, verbosity: 0 })
  const read = await task.promise
  const pages = await Promise.all(Array.from({ length: read.numPages }, (_, index) => read.getPage(index + 1)))
  const fields = (await Promise.all(pages.map(page => page.getAnnotations()))).flat()
  await task.destroy()
  return Object.fromEntries(fields.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]))
}
