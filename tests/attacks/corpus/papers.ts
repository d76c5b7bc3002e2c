// PDFs that are small outside and huge inside.
import { deflateSync } from 'node:zlib'

const text = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
/** One page, and what else there is. */
export const paper = (more: string | Buffer, pages = '') =>
  text(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    `2 0 obj<</Type/Pages/Kids[3 0 R ${pages}]/Count 1>>endobj\n`,
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj\n',
    more,
    '\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

/** Zeros, twice packed: a few kilobytes become a gigabyte. */
const packed = deflateSync(deflateSync(Buffer.alloc(200_000_000)))
export const paperBombs: [string, () => Buffer][] = [
  [
    'a stream that becomes 200 MB',
    () =>
      paper(
        text(
          `4 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n`,
          packed,
          '\nendstream endobj',
        ),
      ),
  ],
  [
    'objects that are packed and become 200 MB',
    () =>
      paper(
        text(
          `4 0 obj<</Type/ObjStm/N 9/First 60/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n`,
          packed,
          '\nendstream endobj',
        ),
      ),
  ],
  ['100,000 pages', () => paper('', '3 0 R '.repeat(100_000))],
  [
    '80,000 objects',
    () => paper(Array.from({ length: 80_000 }, (_, index) => `${index + 5} 0 obj<</A[1 2 3]>>endobj\n`).join('')),
  ],
  [
    'more objects than any paper has, it says',
    () => paper('4 0 obj<</Type/ObjStm/N 90000000/First 1000/Length 2>>stream\nxx\nendstream endobj'),
  ],
  ['its own page for ever', () => paper('', '2 0 R 2 0 R')],
]
