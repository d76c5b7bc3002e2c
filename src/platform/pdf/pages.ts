// A file that somebody sent, as pages that go behind ours.
import { PDFDocument } from '@cantoo/pdf-lib'
import { embedPicture } from '../pictures/embed.ts'
import { paperSizes, type PaperSize } from './paper.ts'
import { growsTooLarge } from './growth.ts'

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

// A PDF of somebody else's making, opened only when it is no larger inside than it may be. What says less of itself than
// it is meets the bounds of its process, see workers/process.ts.

const mostObjects = 50_000
const mostPages = 500

type Options = Parameters<typeof PDFDocument.load>[1]

export async function openStranger(bytes: Uint8Array, options: Options = {}): Promise<PDFDocument> {
  if (objectsIn(bytes) > mostObjects) throw new Error('This PDF has too many objects.')
  if (await growsTooLarge(bytes, { isCopied: true })) throw new Error('This PDF grows too large to be read.')
  const pdf = await PDFDocument.load(bytes, options)
  if (pdf.getPageCount() > mostPages) throw new Error('This PDF has too many pages.')
  return pdf
}

/** Those that stand in it by themselves, and those that its packed streams say they hold. */
function objectsIn(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = text.indexOf(' obj'); at >= 0 && count <= mostObjects; at = text.indexOf(' obj', at + 4)) count += 1
  for (let at = text.indexOf('/ObjStm'); at >= 0 && count <= mostObjects; at = text.indexOf('/ObjStm', at + 7)) {
    const about = text.subarray(Math.max(0, at - 200), at + 200).toString('latin1')
    count += Number(/\/N\s{0,9}(\d{1,9})/.exec(about)?.[1] ?? 0)
  }
  return count
}
