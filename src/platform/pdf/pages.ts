// A file that somebody sent, as pages that go behind ours.
import { PDFDocument } from '@cantoo/pdf-lib'
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
