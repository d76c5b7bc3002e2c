// Draws the picture as it was turned, cut and blacked out, and makes a file of it that is small enough.
import { fittings, mostPixels, sizeWithin, type Box } from '../rules.ts'

export type Cut = { turns: number; edges: Box; bar: Box | undefined }

/** As phones hold it: turned as the picture itself says. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  if (picture.width * picture.height <= mostPixels) return picture
  picture.close()
  throw new RangeError('too many pixels')
}

export const isLying = (turns: number): boolean => turns % 2 === 1

/** The whole picture, turned, as large as it is wanted. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, turns: number, side: number): void {
  const [width, height] = isLying(turns) ? [picture.height, picture.width] : [picture.width, picture.height]
  const size = sizeWithin(width, height, side)
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size.width, size.height)
  pen.translate(size.width / 2, size.height / 2)
  pen.rotate((turns * Math.PI) / 2)
  const [drawnWidth, drawnHeight] = isLying(turns) ? [size.height, size.width] : [size.width, size.height]
  pen.drawImage(picture, -drawnWidth / 2, -drawnHeight / 2, drawnWidth, drawnHeight)
  pen.resetTransform()
}

const mostBytes = 2 * 1_048_576

/** A JPEG: nothing of what was cut away or blacked out, nor where it was taken, is left in it. */
export async function fileOf(picture: ImageBitmap, cut: Cut, name: string): Promise<File | undefined> {
  for (const { side, quality } of fittings) {
    const canvas = cutOut(picture, cut, side)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob !== null && blob.size <= mostBytes) return new File([blob], jpegName(name), { type: 'image/jpeg' })
  }
  return undefined
}

const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'picture'}.jpg`

function cutOut(picture: ImageBitmap, { turns, edges, bar }: Cut, side: number): HTMLCanvasElement {
  const turned = document.createElement('canvas')
  paint(turned, picture, turns, Math.max(picture.width, picture.height))
  const [x, y] = [edges.left * turned.width, edges.top * turned.height]
  const [width, height] = [(edges.right - edges.left) * turned.width, (edges.bottom - edges.top) * turned.height]
  if (bar !== undefined) blackOut(turned, bar)
  const canvas = document.createElement('canvas')
  const size = sizeWithin(width, height, side)
  canvas.width = size.width
  canvas.height = size.height
  canvas.getContext('2d')?.drawImage(turned, x, y, width, height, 0, 0, size.width, size.height)
  return canvas
}

function blackOut(canvas: HTMLCanvasElement, { left, top, right, bottom }: Box): void {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.fillStyle = 'black'
  pen.fillRect(left * canvas.width, top * canvas.height, (right - left) * canvas.width, (bottom - top) * canvas.height)
}
