// A picture is made no larger than we keep before it is sent: phones take 64 megapixels and more, and networks are slow.
import { measure } from '#src/values/picture-header.ts'
import { isTooLarge, keptSize, type Size } from '#src/values/picture-size.ts'
import { isPicture, kindByName, kinds, limitFor, type PictureKind, type PurposeName } from '../rules.ts'

/** Where a size stands that is not in the first megabyte, the server finds it. */
const headLength = 1_048_576

/** As it was, where it is small enough already or this browser cannot open it: the server says what is wrong with it. */
export async function shrunk(file: File, purpose: PurposeName): Promise<File> {
  const kind = kindByName(file.name, purpose)
  if (!isPicture(kind)) return file
  const size = measure(kind, new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (typeof size === 'string') return file
  const most = limitFor(purpose, kind).bytes
  if (!isTooLarge(size) && keptSize(size).width === size.width && file.size <= most) return file
  const picture = await openSmall(file, size)
  if (picture === undefined) return file
  try {
    return (await written(picture, file, kind, most)) ?? file
  } finally {
    picture.close()
  }
}

/**
 * Upright, and scaled while it is opened, so that all of its dots need not be held at once. Browsers differ in whether the
 * width is the one before or after it is turned, so the height is left to them.
 */
const openSmall = (file: File, size: Size): Promise<ImageBitmap | undefined> =>
  createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: keptSize(size).width,
    resizeQuality: 'high',
  }).catch(() => undefined)

/** Of its own kind; as a JPEG where it is too many bytes otherwise, or this browser does not write its kind. */
async function written(picture: ImageBitmap, file: File, kind: PictureKind, most: number): Promise<File | undefined> {
  const canvas = drawn(picture)
  for (const as of [kind, 'jpeg'] as const) {
    const { type, endings } = kinds[as]
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
    if (blob?.type !== type || blob.size > most) continue
    const name = as === kind ? file.name : `${file.name.replace(/\.[^.]*$/, '')}.${endings[0]}`
    return new File([blob], name, { type })
  }
  return undefined
}

const quality = 0.85

function drawn(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, keptSize(picture))
  const pen = canvas.getContext('2d')
  // What shines through would be black in a JPEG; paper is white.
  if (pen !== null) pen.fillStyle = 'white'
  pen?.fillRect(0, 0, canvas.width, canvas.height)
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
