// A square cut from a photo, and sheets of it to print. The square is in pixels of the upright photo.
import type { Size } from '#src/values/picture-size.ts'
import { least, mostCompression } from '../rules.ts'

export type Square = { x: number; y: number; side: number }

/** As many pixels a side as the form takes at least: 2 inches at 300 dots. */
export const madeSide = least
export const dotsAnInch = 300

/** The largest that is in the photo, in its middle. */
export function firstSquare({ width, height }: Size): Square {
  const side = Math.min(width, height)
  return { side, x: (width - side) / 2, y: (height - side) / 2 }
}

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Moved by so many pixels; never beyond the photo, where there would be nothing. */
export const movedSquare = ({ x, y, side }: Square, by: { x: number; y: number }, photo: Size): Square => ({
  side,
  x: between(x + by.x, 0, photo.width - side),
  y: between(y + by.y, 0, photo.height - side),
})

/** Where it starts to be a face without a head. */
const nearest = 8
export const sideRange = ({ width, height }: Size): { from: number; to: number } => {
  const to = Math.min(width, height)
  return { from: Math.max(1, to / nearest), to }
}

/** Larger or smaller around its middle. */
export function scaledSquare(square: Square, side: number, photo: Size): Square {
  const { from, to } = sideRange(photo)
  const scaled = between(side, from, to)
  const by = (square.side - scaled) / 2
  return movedSquare({ side: scaled, x: square.x, y: square.y }, { x: by, y: by }, photo)
}

/** How near it is, from 0 to 100: each step nearer is by the same part. */
export function nearnessOf({ side }: Square, photo: Size): number {
  const { from, to } = sideRange(photo)
  return from === to ? 0 : Math.round((100 * Math.log(to / side)) / Math.log(to / from))
}
export function sideAt(nearness: number, photo: Size): number {
  const { from, to } = sideRange(photo)
  return to * (from / to) ** (between(nearness, 0, 100) / 100)
}

/** More pixels are made than the photo has there. */
export const isEnlarged = ({ side }: Square): boolean => side < madeSide

/** The best that is small enough is taken: a plain wall is soon squeezed more than the form takes. */
export const qualities = [1, 0.98, 0.95, 0.92, 0.88, 0.84, 0.8, 0.7, 0.6, 0.5] as const

/** In points, 72 an inch. */
export const sheet = { width: 288, height: 432 } as const
export const photoSide = 144
export const sheetCounts = [2, 4, 6] as const
export type SheetCount = (typeof sheetCounts)[number]

/** The corners of the photos, from the top left; six touch each other and the edges of the sheet. */
export function placesOn(count: SheetCount): { x: number; y: number }[] {
  const columns = count === 2 ? 1 : 2
  const rows = count / columns
  const across = (sheet.width - columns * photoSide) / (columns + 1)
  const down = (sheet.height - rows * photoSide) / (rows + 1)
  return Array.from({ length: count }, (_, index) => ({
    x: across + (index % columns) * (photoSide + across),
    y: down + Math.floor(index / columns) * (photoSide + down),
  }))
}

export type Line = { from: { x: number; y: number }; to: { x: number; y: number } }

/** Where to cut: along each side of each photo, over the whole sheet. */
export function cutsOn(count: SheetCount): Line[] {
  const places = placesOn(count)
  const sides = (at: 'x' | 'y', most: number) =>
    [...new Set(places.flatMap(place => [place[at], place[at] + photoSide]))].filter(side => side > 0 && side < most)
  return [
    ...sides('x', sheet.width).map(x => ({ from: { x, y: 0 }, to: { x, y: sheet.height } })),
    ...sides('y', sheet.height).map(y => ({ from: { x: 0, y }, to: { x: sheet.width, y } })),
  ]
}

/** A JPEG that says how many dots it has an inch, so that it is printed in its own size. Anything else stays as it is. */
export function withDots(jpeg: Uint8Array<ArrayBuffer>, dots: number): Uint8Array<ArrayBuffer> {
  const isJfif = jpeg.length > 18 && jpeg[2] === 0xff && jpeg[3] === 0xe0 && jpeg[6] === 0x4a && jpeg[7] === 0x46
  if (!isJfif) return jpeg
  const changed = new Uint8Array(jpeg)
  changed.set([1, dots >> 8, dots & 255, dots >> 8, dots & 255], 13)
  return changed
}

/** A plain picture takes less room than the form allows, though nothing of it was lost: it measures by the size of the file. */
export const leastMade = (madeSide * madeSide * 3) / mostCompression

const longestComment = 65_533

/** The same picture in a file of so many bytes at least: a remark without words stands before it. */
export function filledUp(jpeg: Uint8Array<ArrayBuffer>, atLeast: number): Uint8Array<ArrayBuffer> {
  const missing = atLeast - jpeg.length
  // Behind what says that it is a JPEG and how many dots it has an inch.
  const at = 4 + ((jpeg[4] ?? 0) << 8) + (jpeg[5] ?? 0)
  if (missing <= 0 || jpeg[2] !== 0xff || jpeg[3] !== 0xe0 || at > jpeg.length) return jpeg
  const filled = Math.min(Math.ceil(missing), longestComment - 2)
  const made = new Uint8Array(jpeg.length + filled + 4)
  made.set(jpeg.subarray(0, at))
  made.set([0xff, 0xfe, (filled + 2) >> 8, (filled + 2) & 255], at)
  made.set(jpeg.subarray(at), at + filled + 4)
  return made
}

export const lede =
  'Choose a photo or take one. Put your head between the two ovals and your eyes in the blue band, then make the photo.'
export const ground =
  'The wall behind you has to be white or off-white when the photo is taken: the background is not changed here.'
export const choose = 'The photo to cut'
export const frame =
  'Photo in the frame. Drag it, or press the arrow keys to move it and plus or minus to come nearer or go back.'
export const nearness = 'How near'
export const nearnessIs = (percent: number): string => `${percent} percent`
export const turnLeft = 'Turn left'
export const turnRight = 'Turn right'
export const make = 'Make the photo'
export const enlarged = (pixels: number): string =>
  `The frame holds only ${pixels} × ${pixels} pixels of your photo. It would be enlarged to 600 × 600, which makes it blurred. Go back a little, or take the photo from nearer.`
export const tooHeavy = 'This photo can’t be made smaller than 240 kB. Please choose another.'
export const made = 'Your photo, 600 × 600 pixels'
export const alt = 'Your photo as it was cut'
export const disclaimer =
  'Whether a photo is accepted is decided by the form and the consulate. This only checks what a program can see.'
export const save = 'Save the photo'
export const fileName = 'visa-photo.jpg'
export const sheetTitle = 'A sheet to print'
export const sheetWhat =
  'On a sheet of 4 × 6 inches each photo is 2 × 2 inches (51 × 51 mm). Print it in its own size (100 percent, not fitted to the page) and cut along the lines.'
export const sheetFull = 'Six photos reach the edges of the sheet, so it has to be printed without borders.'
export const sheetCount = 'Photos on the sheet'
export const counts = { 2: '2 photos', 4: '4 photos', 6: '6 photos' } as const
export const savePdf = 'Save the sheet as a PDF'
export const saveJpeg = 'Save the sheet as a JPEG'
export const sheetName = 'visa-photo-sheet'
export const numbersFrom = (sources: string): string => `The numbers are from ${sources}.`
