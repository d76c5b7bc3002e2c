// Draws a picture as it was turned, cut and blacked out, and makes a file of it that is small enough.
import {
  failureOf,
  headLength,
  isAnimated,
  mostPixels,
  openedWidth,
  problemOf,
  tooLarge,
  unreadable,
} from '../opening/rules.ts'
import { fittings, named, pixelsUnder, sizeWithin, turnedSize, whole, type Box, type Fitting } from '../rules.ts'

export type Cut = { turns: number; edges: Box; bars: readonly Box[] }

/** What a person can do something about, in words that are shown as they are. */
class Unusable extends Error {}

export const wordsOf = (failure: unknown): string => (failure instanceof Unusable ? failure.message : unreadable)

export type Opened = { picture: ImageBitmap; isAnimated: boolean }

/** As phones hold it: turned as the picture itself says. */
export async function openPicture(file: File): Promise<Opened> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const problem = problemOf(head)
  if (problem !== undefined) throw new Unusable(problem)
  const resizeWidth = openedWidth(head)
  const picture = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(resizeWidth !== undefined && { resizeWidth, resizeQuality: 'high' }),
  }).catch(() => undefined)
  if (picture === undefined) throw new Unusable(failureOf(head))
  if (picture.width * picture.height <= mostPixels) return { picture, isAnimated: isAnimated(head) }
  picture.close()
  throw new Unusable(tooLarge)
}

type Part = { turns: number; from: { x: number; y: number }; scale: number }

/** The picture turned, so that the point `from` of it is in the corner; what is not painted stays white, as paper is. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { turns, from, scale }: Part): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  const { width, height } = turnedSize(picture, turns)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.setTransform(scale, 0, 0, scale, -from.x * scale, -from.y * scale)
  pen.translate(width / 2, height / 2)
  pen.rotate((turns * Math.PI) / 2)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  pen.resetTransform()
}

/** The whole picture, turned, as large as it is wanted. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number, side: number): void {
  const { width, height } = turnedSize(picture, turns)
  Object.assign(canvas, sizeWithin(width, height, side))
  draw(canvas, picture, { turns, from: { x: 0, y: 0 }, scale: canvas.width / width })
}

/** A JPEG: nothing of what was cut away or blacked out, nor where it was taken, is left in it. */
export async function fileOf(
  picture: ImageBitmap,
  cut: Cut,
  { name, mostBytes }: { name: string; mostBytes: number },
): Promise<File | undefined> {
  for (const fitting of fittings) {
    const blob = await cutOut(picture, cut, fitting)
    if (blob !== undefined && blob.size <= mostBytes)
      return new File([blob], named(name, 'jpg'), { type: 'image/jpeg' })
  }
  return undefined
}

/** All of it, turned, as a JPEG. */
export const wholeOf = (picture: ImageBitmap, turns: number, fitting: Fitting): Promise<Blob | undefined> =>
  cutOut(picture, { turns, edges: whole, bars: [] }, fitting)

function cutOut(picture: ImageBitmap, { turns, edges, bars }: Cut, { side, quality }: Fitting) {
  const turned = turnedSize(picture, turns)
  const [width, height] = [(edges.right - edges.left) * turned.width, (edges.bottom - edges.top) * turned.height]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, sizeWithin(width, height, side))
  const from = { x: edges.left * turned.width, y: edges.top * turned.height }
  draw(canvas, picture, { turns, from, scale: canvas.width / width })
  for (const bar of bars) blackOut(canvas, pixelsUnder(bar, edges, canvas))
  return jpegOf(canvas, quality)
}

type Pixels = ReturnType<typeof pixelsUnder>

function blackOut(canvas: HTMLCanvasElement, { x, y, width, height }: Pixels): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = 'black'
  pen.fillRect(x, y, width, height)
}

/** Undefined where the canvas is larger than the browser can write. */
export const jpegOf = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob | undefined> => {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob?.type === 'image/jpeg' ? blob : undefined
}
