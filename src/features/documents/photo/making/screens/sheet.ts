// The photo as a file, and sheets of it: all of it made on this device.
import { draw, jpegOf } from '#src/features/documents/fixing/screens/canvas.ts'
import { mostBytes } from '#src/features/documents/photo/rules.ts'
import {
  cutsOn,
  dotsAnInch,
  filledUp,
  leastMade,
  madeSide,
  photoSide,
  placesOn,
  qualities,
  sheet,
  withDots,
  type SheetCount,
  type Square,
} from '../rules.ts'

export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number, square: Square): void {
  canvas.width = madeSide
  canvas.height = madeSide
  draw(canvas, picture, { turns, from: square, scale: madeSide / square.side })
}

/** Undefined where it can't be made small enough. */
export async function photoOf(
  picture: ImageBitmap,
  turns: number,
  square: Square,
  name: string,
): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  drawSquare(canvas, picture, turns, square)
  for (const quality of qualities) {
    const jpeg = await jpegOf(canvas, quality)
    if (jpeg !== undefined && jpeg.size <= mostBytes) return printable(jpeg, name)
  }
  return undefined
}

const printable = async (jpeg: Blob, name: string): Promise<File> =>
  new File([filledUp(withDots(new Uint8Array(await jpeg.arrayBuffer()), dotsAnInch), leastMade)], name, {
    type: 'image/jpeg',
  })

/** In points, from the top left, as thin as a printer draws. */
const line = { width: 0.5, grey: 0.6 } as const

export async function pdfSheet(photo: File, count: SheetCount, name: string): Promise<File> {
  const { PDFDocument, rgb } = await import('#src/features/documents/fixing/screens/paper-maker.ts')
  const made = await PDFDocument.create()
  const page = made.addPage([sheet.width, sheet.height])
  const picture = await made.embedJpg(await photo.arrayBuffer())
  for (const { x, y } of placesOn(count)) {
    page.drawImage(picture, { x, y: sheet.height - y - photoSide, width: photoSide, height: photoSide })
  }
  for (const { from, to } of cutsOn(count)) {
    page.drawLine({
      start: { x: from.x, y: sheet.height - from.y },
      end: { x: to.x, y: sheet.height - to.y },
      thickness: line.width,
      color: rgb(line.grey, line.grey, line.grey),
    })
  }
  return new File([new Uint8Array(await made.save())], name, { type: 'application/pdf' })
}

/** Of 4 × 6 inches at 300 dots: for shops that take no PDF. Undefined where the browser can't write it. */
export async function jpegSheet(photo: File, count: SheetCount, name: string): Promise<File | undefined> {
  const scale = dotsAnInch / 72
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width * scale
  canvas.height = sheet.height * scale
  const pen = canvas.getContext('2d')
  if (pen === null) return undefined
  pen.scale(scale, scale)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, sheet.width, sheet.height)
  const picture = await createImageBitmap(photo)
  for (const { x, y } of placesOn(count)) pen.drawImage(picture, x, y, photoSide, photoSide)
  picture.close()
  pen.lineWidth = line.width
  pen.strokeStyle = `rgb(${line.grey * 255} ${line.grey * 255} ${line.grey * 255})`
  for (const { from, to } of cutsOn(count)) {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  const jpeg = await jpegOf(canvas, 0.95)
  return jpeg && printable(jpeg, name)
}
