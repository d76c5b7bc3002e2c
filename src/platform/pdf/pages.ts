// A file that somebody sent, as pages that go behind ours.
import { PDFDict, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import { embedPicture } from '../pictures/embed.ts'
import { paperSizes, type PaperSize } from './paper.ts'
import { openStranger } from './stranger.ts'

const margin = 48

/** As pages, whatever it was; null for what cannot be read. A picture gets a page of the size of ours. */
export async function pagesOf(
  { type, bytes }: { type: string; bytes: Uint8Array | null },
  size: PaperSize = 'letter',
): Promise<PDFDocument | null> {
  if (bytes === null) return null
  try {
    if (type === 'application/pdf') return await openStranger(bytes)
    const { width: wide, height: high } = paperSizes[size]
    const pdf = await PDFDocument.create()
    const image = await embedPicture(pdf, type === 'image/png' ? 'png' : 'jpeg', bytes)
    const page = pdf.addPage([wide, high])
    const { width, height } = image.scaleToFit(wide - 2 * margin, high - 2 * margin)
    page.drawImage(image, { x: (wide - width) / 2, y: (high - height) / 2, width, height })
    // Embeds the picture now, so that a broken one is found out here.
    return await PDFDocument.load(await pdf.save())
  } catch {
    return null
  }
}

/**
 * Pages of it, for another paper. How they are read aloud was written in a tree that stays behind, and what they say of it
 * would lead into the tree of ours.
 */
export async function copyOf(pages: PDFDocument, indices: number[], whole: PDFDocument): Promise<readonly PDFPage[]> {
  const copies = await whole.copyPages(pages, indices)
  for (const { node } of copies) {
    node.delete(PDFName.of('StructParents'))
    const annotations = node.Annots()
    for (let index = 0; index < (annotations?.size() ?? 0); index += 1) {
      const annotation = annotations?.lookup(index)
      if (annotation instanceof PDFDict) annotation.delete(PDFName.of('StructParent'))
    }
  }
  return copies
}
