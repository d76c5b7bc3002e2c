// PDFs made to hurt whoever reads their words: each by its name, with what may be said of it.
import { brotliCompressSync, constants, deflateSync } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { paper, paperBombs } from './papers.ts'

const megabyte = 1_048_576
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

const stream = (filter: string, packed: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj<</Filter/${filter}/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj'),
  ])
const content = (text: string): Buffer => paper(stream('FlateDecode', deflateSync(Buffer.from(text))))
const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * megabyte, ' ')

/** 128 spaces in two bytes. */
const runs = (): Buffer => Buffer.alloc(3 * megabyte, Buffer.from([129, 32]))

/** Locked against changes only, so that nobody can see what it unpacks to without reading it. */
async function lockedBomb(): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  const packed = document.context.stream(deflateSync(spaces(256)), { Filter: 'FlateDecode' })
  page.node.set(PDFName.of('Contents'), document.context.register(packed))
  document.encrypt({ userPassword: '', ownerPassword: 'sample' })
  return Buffer.from(await document.save())
}

const words = (count: number): string =>
  `BT /F1 9 Tf ${Array.from({ length: count }, (_, at) => `1 0 0 1 ${at % 600} ${at % 790} Tm (word) Tj`).join(' ')} ET`

/** It would open a program and a page, and say something. */
const active = (): Buffer =>
  Buffer.from(
    content('BT /F1 9 Tf (Hello) Tj ET')
      .toString('latin1')
      .replace(
        '/Type/Catalog',
        '/Type/Catalog/OpenAction<</S/JavaScript/JS(globalThis.wasRun = true; app.alert(1))/Next<</S/Launch/F(calc.exe)/Next<</S/URI/URI(https://example.invalid)>>>>>>',
      ),
    'latin1',
  )

type Kind = 'words' | 'locked' | 'unreadable' | 'too-long'

export const hostilePdfs: readonly [name: string, made: () => Promise<Buffer> | Buffer, mayBe: readonly Kind[]][] = [
  ['not a PDF at all', () => Buffer.from('<html>not a PDF</html>'), ['unreadable']],
  ['nothing', () => Buffer.alloc(0), ['unreadable']],
  ['100,000 words on a page', () => content(words(100_000)), ['too-long']],
  ['1 MB of text without a space', () => content(`BT /F1 9 Tf (${'x'.repeat(megabyte)}) Tj ET`), ['too-long', 'words']],
  ['arrays in arrays, 200,000 deep', () => content(`${'['.repeat(200_000)}`), ['unreadable', 'words', 'too-long']],
  [
    'an object of 200,000 in one another',
    () => paper(`4 0 obj ${'['.repeat(200_000)} endobj`),
    ['unreadable', 'words'],
  ],
  ['two million empty arrays', () => content(`${'[]'.repeat(2_000_000)} TJ`), ['unreadable', 'words', 'too-long']],
  ['half of a file', () => content(words(500)).subarray(0, 800), ['unreadable', 'words']],
  [
    '256 MB of spaces',
    () => paper(stream('FlateDecode', deflateSync(spaces(256)))),
    ['unreadable', 'words', 'too-long'],
  ],
  [
    '256 MB of spaces, in Brotli',
    // Packed quickly: made small with all effort, it takes longer to make than to read.
    () => paper(stream('BrotliDecode', brotliCompressSync(spaces(256), quickly))),
    ['unreadable', 'words', 'too-long'],
  ],
  ['192 MB of spaces, in runs', () => paper(stream('RunLengthDecode', runs())), ['unreadable', 'words', 'too-long']],
  ['256 MB of spaces, locked', lockedBomb, ['unreadable', 'words', 'too-long']],
  ['a table of a billion objects, it says', () => manyObjects(), ['unreadable', 'words', 'too-long']],
  ['JavaScript, a program and an address to open', active, ['words']],
  ...paperBombs.map(([name, made]): [string, () => Buffer, readonly Kind[]] => [
    name,
    made,
    ['unreadable', 'words', 'too-long'],
  ]),
]

function manyObjects(): Buffer {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n',
  )
  const table =
    '9 0 obj<</Type/XRef/Root 1 0 R/Size 1000000000/W[0 0 0]/Index[0 1000000000]/Length 0>>stream\n\nendstream endobj\n'
  return Buffer.concat([head, Buffer.from(`${table}startxref\n${head.length}\n%%EOF\n`)])
}
