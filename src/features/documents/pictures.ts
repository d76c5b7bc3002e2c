// What is kept of a picture is not the file that came: see platform/pictures/redraw.ts.
import { press } from '#src/platform/pictures/press.ts'
import type { PictureKind } from '#src/values/picture-header.ts'
import { wrongKind } from './contract.ts'
import * as copy from './copy.ts'
import { saying, type Bytes } from './streams.ts'

/** Read once it is this person's turn, so that many that wait hold nothing in memory. */
export const redrawnFor = (person: string, kind: PictureKind) =>
  async function* (read: () => Bytes): Bytes {
    const drawn = await press
      .runOn(person, 'redraw', async () => ({ kind, bytes: Buffer.concat(await Array.fromAsync(read())) }))
      // Broken, or larger inside than it says.
      .catch(() => undefined)
    if (drawn === undefined) throw saying(wrongKind, copy.brokenPicture)
    yield drawn
  }
