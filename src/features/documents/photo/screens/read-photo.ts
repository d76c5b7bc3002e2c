// A photo as the browser reads it: the head of its file, and its pixels, made small.
import { cornersOf, readJpeg, type Photo } from '../rules.ts'

const small = 240

export async function readPhoto(file: File): Promise<Photo> {
  const jpeg = readJpeg(new Uint8Array(await file.arrayBuffer()))
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (picture === undefined) return { bytes: file.size, jpeg, size: undefined, corners: undefined }
  const size = { width: picture.width, height: picture.height }
  const pixels = pixelsOf(picture)
  picture.close()
  return { bytes: file.size, jpeg, size, corners: pixels && cornersOf(pixels) }
}

function pixelsOf(picture: ImageBitmap): ImageData | undefined {
  const scale = Math.min(1, small / Math.max(picture.width, picture.height))
  const [width, height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, width, height)
  return context?.getImageData(0, 0, width, height)
}
