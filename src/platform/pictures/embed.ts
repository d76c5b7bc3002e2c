// A picture goes into a PDF of ours. It may have been stored before pictures were measured as they arrive, so it is
// measured here, and what would be unpacked whole is not.
import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib'
import { isTooLarge, isTooLargeToHold, keptSize, type Size } from '#src/values/picture-size.ts'
import { measure } from '#src/values/picture-header.ts'
import { redrawAsJpeg } from './redraw.ts'

/** A PNG is unpacked into a PDF: larger than this it goes in as a JPEG. */
const mostUnpacked = 1_000_000

export async function embedPicture(pdf: PDFDocument, kind: 'png' | 'jpeg', bytes: Uint8Array): Promise<PDFImage> {
  const size = measure(kind, bytes)
  if (typeof size === 'string') throw new Error('This picture does not say how large it is.')
  if (isTooLarge(size) || (size.isHeldWhole && isTooLargeToHold(size))) throw new Error('This picture is too large.')
  if (kind === 'png' && size.width * size.height <= mostUnpacked) return pdf.embedPng(bytes)
  if (kind === 'jpeg' && isKeptSize(size)) return pdf.embedJpg(bytes)
  return pdf.embedJpg(await redrawAsJpeg({ kind, bytes }))
}

const isKeptSize = (size: Size): boolean => keptSize(size).width >= size.width
