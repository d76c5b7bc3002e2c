// Files come in and go out, on the real database and the real folder.
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '../audit/tables.ts'
import { attach } from './documents.ts'
import { documentJobs } from './jobs.ts'
import { documents } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let asKavya: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan, asKavya] = [await app.enter(meera), await app.enter(rohan), await app.enter(kavya)]
})
afterAll(() => app.end())

const pdf = (length = 500) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length)])
const zip = (name: string) => {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, Buffer.from(name), randomBytes(200)])
}

async function send(who: Visitor, name: string, content: Uint8Array, path = '/api/documents?purpose=chat') {
  const answer = await fetch(`${app.url}${path}&${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

async function bytesAt(who: Visitor, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(app.url + path, { headers: { cookie: who.cookie(), ...headers } })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('coming in', () => {
  test('a file comes back as it was, to who sent it and nobody else', async () => {
    const content = pdf(300_000)
    const { status, body } = await send(asMeera, 'C:\\papers\\मार्क शीट.pdf', content)
    expect([status, body.name, body.type, body.bytes]).toEqual([200, 'मार्क शीट.pdf', 'application/pdf', content.length])
    const back = await bytesAt(asMeera, `/api/documents/${body.id}`)
    expect(back.bytes.equals(content)).toBe(true)
    expect(back.headers.get('content-disposition')).toMatch(/^attachment; filename="_+\.pdf"; filename\*=UTF-8''%E0/)
    expect((await bytesAt(asRohan, `/api/documents/${body.id}`)).status).toBe(404)
  })

  test.each([
    ['a program named as a paper', 'resume.pdf', Buffer.from('MZ\x90 program'), 'not what its name says'],
    ['a page named as a picture', 'photo.png', Buffer.from('<script>alert(1)</script>'), 'not what its name says'],
    ['an archive posing as Word', 'letter.docx', zip('virus.exe'), 'not what its name says'],
    ['a picture named as a paper', 'photo.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'not what its name says'],
    ['a kind that is not taken', 'film.mp4', Buffer.from('x'), 'Please choose a PDF, a Word file or a picture.'],
    ['a drawing that can run', 'logo.svg', Buffer.from('<svg onload=alert(1)>'), 'Please choose a PDF'],
    ['no ending', 'resume', pdf(), 'Please choose a PDF'],
    ['nothing in it', 'empty.pdf', Buffer.alloc(0), 'This file is empty'],
  ])('%s is refused with words', async (_, name, content, words) => {
    const { status, body } = await send(asMeera, name, content)
    expect(status).toBe(422)
    expect(body.fields.file).toContain(words)
  })

  test('a Word file is known by what is in it', async () => {
    const word = Buffer.concat([zip('[Content_Types].xml'), zip('word/document.xml')])
    expect((await send(asMeera, 'sop.docx', word)).body.type).toContain('wordprocessingml')
  })

  test('one that is too large is refused however it is announced', async () => {
    const { status, body } = await send(asMeera, 'big.pdf', pdf(10 * 1_048_576))
    expect([status, body.message]).toEqual([413, 'This file is larger than 10 MB. Please choose a smaller one.'])
    const rows = await app.services.db.select().from(documents).where(eq(documents.name, 'big.pdf'))
    expect(rows.map(({ arrivedAt }) => arrivedAt)).toEqual([null])
  })

  test('a body of another kind, or none, is no file', async () => {
    expect((await asMeera.call('POST', '/api/documents?purpose=chat&name=a.pdf', { a: 1 })).status).toBe(400)
    expect((await asMeera.call('POST', '/api/documents?purpose=chat&name=a.pdf')).status).toBe(400)
    expect((await asMeera.call('POST', '/api/documents?purpose=recording&name=a.mp4', {})).status).toBe(422)
  })
})

describe('belonging', () => {
  const attached = (who: typeof meera | typeof rohan, ids: string[], owner = app.idOf(who)) =>
    app.services.change(change =>
      attach(
        change,
        { ...app.services, caller: { ...Object(null), id: app.idOf(who) } },
        { ids, purpose: 'chat', owner, to: 'chat:1' },
      ),
    )

  test('a file belongs to one thing, and only its sender says to which', async () => {
    const { body } = await send(asMeera, 'a.pdf', pdf())
    await expect(attached(rohan, [body.id])).rejects.toThrow('not there any more')
    await expect(attached(meera, [body.id], app.idOf(rohan))).rejects.toThrow('not there any more')
    expect(await attached(meera, [body.id])).toMatchObject([{ id: body.id, name: 'a.pdf' }])
    await expect(attached(meera, [body.id])).rejects.toThrow('not there any more')
    expect((await asMeera.call('DELETE', `/api/documents/${body.id}`)).status).toBe(404)
  })

  test('what belongs to nothing can be taken back, and is swept away after a day', async () => {
    const [loose, kept, dropped] = await Promise.all(
      ['l.pdf', 'k.pdf', 'd.pdf'].map(name => send(asMeera, name, pdf())),
    )
    await attached(meera, [kept?.body.id])
    expect((await asRohan.call('DELETE', `/api/documents/${dropped?.body.id}`)).status).toBe(404)
    await asMeera.api.documents.drop({ id: dropped?.body.id })
    const [sweep] = documentJobs(app.services)
    await sweep?.work({}, { id: '' })
    expect((await bytesAt(asMeera, `/api/documents/${loose?.body.id}`)).status).toBe(200)
    app.clock.pass({ hours: 25 })
    await sweep?.work({}, { id: '' })
    expect((await bytesAt(asMeera, `/api/documents/${loose?.body.id}`)).status).toBe(404)
    expect((await bytesAt(asMeera, `/api/documents/${kept?.body.id}`)).status).toBe(200)
  })
})

describe('at the desk', () => {
  // The session of before ended with the day that has passed.
  beforeAll(async () => {
    asKavya = await app.enter(kavya)
  })

  test("a student's file is read by who may, and that is written down", async () => {
    const { body } = await send(asMeera, 'for-asha.pdf', pdf())
    expect((await bytesAt(asKavya, `/api/desk/documents/${body.id}`)).status).toBe(200)
    expect((await bytesAt(await app.enter(farah), `/api/desk/documents/${body.id}`)).status).toBe(404)
    expect((await bytesAt(await app.enter(dev), `/api/desk/documents/${body.id}`)).status).toBe(200)
    const audited = await app.services.db.select().from(deskActions).where(eq(deskActions.detail, 'for-asha.pdf'))
    expect(audited.map(({ by, about, what }) => [by, about, what])).toEqual([
      [app.idOf(kavya), app.idOf(meera), 'document-read'],
      [app.idOf(dev), app.idOf(meera), 'document-read'],
    ])
  })

  test('what the desk sends a student is theirs, and sealed as theirs', async () => {
    const { body } = await send(
      asKavya,
      'notes.pdf',
      pdf(),
      `/api/desk/documents?purpose=response&student=${app.idOf(meera)}`,
    )
    expect((await bytesAt(asMeera, `/api/documents/${body.id}`)).status).toBe(200)
    expect((await bytesAt(asRohan, `/api/documents/${body.id}`)).status).toBe(404)
    const nobody = `/api/desk/documents?purpose=response&student=${crypto.randomUUID()}`
    expect((await send(asKavya, 'notes.pdf', pdf(), nobody)).status).toBe(404)
  })

  test('a video of the library plays for everybody, from any byte on', async () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), randomBytes(200_000)])
    const { body } = await send(asKavya, 'film.mp4', film, '/api/desk/documents?purpose=recording')
    const path = `/api/library/${body.id}`
    expect((await bytesAt(asRohan, path)).status).toBe(404)
    await app.services.db.update(documents).set({ attachedTo: 'webinar:1' }).where(eq(documents.id, body.id))
    const whole = await bytesAt(asRohan, path)
    expect([whole.headers.get('accept-ranges'), whole.bytes.equals(film)]).toEqual(['bytes', true])
    const part = await bytesAt(asRohan, path, { range: 'bytes=100000-100099' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100000-100099/${film.length}`])
    expect(part.bytes.equals(film.subarray(100_000, 100_100))).toBe(true)
    const end = await bytesAt(asRohan, path, { range: 'bytes=-5' })
    expect(end.bytes.equals(film.subarray(-5))).toBe(true)
    expect((await bytesAt(asRohan, path, { range: `bytes=${film.length}-` })).status).toBe(416)
    expect((await bytesAt(asRohan, path, { range: 'bytes=5-2,7-9' })).status).toBe(200)
  })
})
