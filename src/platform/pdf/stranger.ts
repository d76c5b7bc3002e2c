// A PDF of somebody else's making, opened only when it is no larger inside than it may be. What says less of itself than
// it is meets the bounds of its process, see workers/process.ts. By itself: with what draws pictures a process that fills forms
// would hold more than it may keep, and be started again for each form.
import { PDFDocument } from '@cantoo/pdf-lib'
import { growsTooLarge } from './growth.ts'

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
export function objectsIn(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = text.indexOf(' obj'); at >= 0 && count <= mostObjects; at = text.indexOf(' obj', at + 4)) count += 1
  for (let at = text.indexOf('/ObjStm'); at >= 0 && count <= mostObjects; at = text.indexOf('/ObjStm', at + 7)) {
    const about = text.subarray(Math.max(0, at - 200), at + 200).toString('latin1')
    count += Number(/\/N\s{0,9}(\d{1,9})/.exec(about)?.[1] ?? 0)
  }
  return count
}
