// A picture of somebody else's making becomes one of ours: upright, no larger than is kept, and without what else was in
// the file, such as where it was taken. It runs in a process of its own, and nowhere else: see worker.ts.
import sharp, { type Sharp } from 'sharp'
import { keptSize, mostMegapixels } from '#src/values/picture-size.ts'
import type { PictureKind } from '#src/values/picture-header.ts'

// One picture at a time, and nothing remembered of it.
sharp.cache(false)
sharp.concurrency(1)

const million = 1_000_000

export type Picture = { kind: PictureKind; bytes: Uint8Array }

/** Of the same kind as it was. */
export const redraw = async ({ kind, bytes }: Picture): Promise<Uint8Array> =>
  new Uint8Array(await written[kind](await upright({ kind, bytes })).toBuffer())

/** As a PDF holds it without unpacking it. */
export const redrawAsJpeg = async (picture: Picture): Promise<Uint8Array> =>
  new Uint8Array(await written.jpeg((await upright(picture)).flatten({ background: '#ffffff' })).toBuffer())

async function upright({ kind, bytes }: Picture): Promise<Sharp> {
  const picture = sharp(bytes, { limitInputPixels: mostMegapixels * million, failOn: 'error', animated: false })
  const { format, autoOrient } = await picture.metadata()
  if (format !== kind) throw new Error(`This is a picture of another kind: ${format}.`)
  const { width, height } = keptSize(autoOrient)
  return picture.autoOrient().resize({ width, height, fit: 'inside', withoutEnlargement: true })
}

const written: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  // Its best coding would be a twentieth smaller, and hold the whole picture once more.
  jpeg: picture => picture.jpeg({ quality: 88, optimiseCoding: false }),
  png: picture => picture.png({ compressionLevel: 6 }),
  webp: picture => picture.webp({ quality: 88 }),
}
