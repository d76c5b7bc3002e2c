// A file that somebody sent, as pages that go behind ours.
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedPicture } from '../pictures/embed.ts'
import { openStranger } from './stranger.ts'

/** As pages, whatever it was; null for what cannot be read. */
export async function pagesOf({
  type,
  bytes,
}: {
  type: string
  bytes: Uint8Array | null
}): Promise<PDFDocument | null> {
  if (bytes === null) return null
  try {
    if (type === 'application/pdf') return await openStranger(bytes)
    const pdf = await PDFDocument.create()
    const image = await embedPicture(pdf, type === 'image/png' ? 'png' : 'jpeg', bytes)
    const page = pdf.addPage([612, 792])
    const { width, height } = image.scaleToFit(516, 700)
    page.drawImage(image, { x: (612 - width) / 2, y: (792 - height) / 2, width, height })
    // Embeds the picture now, so that a broken one is found out here.
    return await PDFDocument.load(await pdf.save())
  } catch {
    return null
  }
}
