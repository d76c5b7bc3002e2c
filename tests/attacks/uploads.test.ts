// Files on their way in, by every route that takes one and for every purpose: refused in words, or kept and given back as
// what they are, to be saved and never to be shown.
import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { dev, meera, rohan, vikram } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import {
  isPicture,
  kindByName,
  kinds,
  purposeNames,
  purposes,
  studentPurposes,
  type PurposeName,
} from '#src/features/documents/rules.ts'
import { refusal } from '../inputs/refusal.ts'
import { routes } from '../smuggled.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import type { Visitor } from '../visitor.ts'
import { png, uploads, type Upload } from './corpus/uploads.ts'
import { rawClient, statusesIn } from './raw.ts'

let app: TeamApp
let student: Visitor
let admin: Visitor
let lender: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  ;[student, admin, lender] = [await app.enter(meera), await app.enter(dev), await app.enter(vikram)]
})
afterAll(() => app.end())

const send = async (who: Visitor, path: string, name: string, content: Uint8Array | ReadableStream) => {
  const answer = await fetch(
    `${app.url}${path}${path.includes('?') ? '&' : '?'}name=${encodeURIComponent(name.toWellFormed())}`,
    {
      method: 'POST',
      headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
      body: content instanceof ReadableStream ? content : new Uint8Array(content),
      ...(content instanceof ReadableStream && { duplex: 'half' as const }),
    },
  )
  const text = await answer.text()
  return { status: answer.status, body: Object(text === '' ? {} : JSON.parse(text)) }
}

/** All files that lie on the server, half ones as well. */
const filesKept = async () =>
  (await readdir(app.services.settings.SAFAR_DATA, { recursive: true, withFileTypes: true })).filter(entry =>
    entry.isFile(),
  ).length
const isStudents = (purpose: PurposeName) => studentPurposes.some(one => one === purpose)
const pathFor = (purpose: PurposeName) => `/api${isStudents(purpose) ? '' : '/desk'}/documents?purpose=${purpose}`

/** What the rules say of it, from its name and what it truly is. */
const mayBeKept = ({ name, truly }: Upload, purpose: PurposeName) =>
  truly !== undefined &&
  purposes[purpose].kinds.some(kind => kind === truly) &&
  kindByName(name.trim(), purpose) === truly

async function expectHarmless(upload: Upload, purpose: PurposeName, id: string) {
  const who = isStudents(purpose) ? student : admin
  const answer = await fetch(`${app.url}/api/documents/${id}`, {
    headers: { cookie: who.cookie(), accept: 'text/html' },
  })
  const about = `${upload.tries} as ${purpose}`
  expect(answer.status, about).toBe(200)
  expect(answer.headers.get('content-type'), about).toBe(kinds[upload.truly ?? 'pdf'].type)
  expect(answer.headers.get('content-disposition'), about).toMatch(
    /^attachment; filename="[\w.-]*"; filename\*=UTF-8''[\w%.~!*'()-]*$/,
  )
  expect(answer.headers.get('x-content-type-options'), about).toBe('nosniff')
  expect(answer.headers.get('content-security-policy'), about).toContain("default-src 'self'; object-src 'none'")
  expect(answer.headers.getSetCookie(), about).toEqual([])
  const content = Buffer.from(await answer.arrayBuffer())
  // Of a picture nothing is kept but what one sees.
  if (isPicture(upload.truly)) expect(content.includes('<script'), about).toBe(false)
  else expect(content.equals(upload.content()), about).toBe(true)
}

test('every route that takes a file is tried here', () => {
  expect(
    routes
      .filter(([, { body }]) => body === 'stream')
      .map(([name]) => name)
      .toSorted(),
  ).toEqual([
    'documents.send',
    'documents.sendFor',
    'familyCoBorrowing.add',
    'loanApplication.addPaper',
    'loanDesk.addTerms',
    'vault.add',
    'vault.fit',
    'vault.replace',
  ])
})

describe('for every purpose', () => {
  test.each(purposeNames)(
    '%s: what is not what it says is refused in words, and what is kept is harmless',
    async purpose => {
      const wrong: string[] = []
      let before = await filesKept()
      // Of those whose ending is not taken anyway, one in five.
      const tried = uploads.filter(
        ({ name }, index) => index % 5 === 0 || kindByName(name.trim(), purpose) !== undefined,
      )
      for (const upload of tried) {
        await app.connections.sql`delete from rate_limits`
        const { status, body } = await send(
          isStudents(purpose) ? student : admin,
          pathFor(purpose),
          upload.name,
          upload.content(),
        )
        const after = await filesKept()
        if (status === 200 && !mayBeKept(upload, purpose)) wrong.push(`${upload.tries} was kept as ${body.type}`)
        if (status !== 200 && (status >= 500 || !refusal.safeParse(body).success))
          wrong.push(`${upload.tries} was answered ${status}`)
        if (status !== 200 && after !== before) wrong.push(`${upload.tries} was refused, and left a file behind`)
        before = after
        if (status === 200) {
          expect(body.name, upload.tries).not.toMatch(/[/\\\r\n\0]/)
          await expectHarmless(upload, purpose, body.id)
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test('what is plainly right is kept, else all this would show nothing', async () => {
    const { status, body } = await send(student, pathFor('chat'), 'a.png', png())
    expect([status, body.type]).toEqual([200, 'image/png'])
  })
})

/** Borrows with the student. */
async function mother(): Promise<Visitor> {
  await app.services.db
    .update(people)
    .set({ phone: '+919848011111' })
    .where(eq(people.id, app.idOf(rohan)))
  const member = await app.enter(rohan)
  const { address } = await student.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: 'amma@example.com',
    headings: ['co-borrowing'],
  })
  await member.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
  return member
}

test('a paper of a loan, of who borrows as well, and the terms of a bank are looked at as strictly', async () => {
  const wrong: string[] = []
  const deps: [Visitor, string][] = [
    [student, '/api/loans/papers/pan_card'],
    [await mother(), `/api/family/${app.idOf(meera)}/co-borrowing/bank_statements`],
    [lender, `/api/desk/loan-applications/${app.idOf(meera)}/terms?bank=prodigy`],
  ]
  for (const [who, path] of deps) {
    for (const upload of uploads) {
      await app.connections.sql`delete from rate_limits`
      await app.connections.sql`delete from loan_papers`
      await app.connections.sql`delete from loan_co_papers`
      const { status, body } = await send(who, path, upload.name, upload.content())
      if (status >= 500 || (status !== 200 && !refusal.safeParse(body).success))
        wrong.push(`${upload.tries}: ${status} ${JSON.stringify(body)}`)
      if (status === 200 && !mayBeKept(upload, 'loan')) wrong.push(`${upload.tries} was kept`)
    }
  }
  expect(wrong).toEqual([])
})

test('a paper that a student keeps, and a newer version of it, are looked at as strictly', async () => {
  const first = await send(student, '/api/vault/papers?paper=other', 'a.png', png())
  expect(first.status).toBe(200)
  const newest = async () =>
    (await app.connections.sql<{ id: string }[]>`select id from vault_papers where replaced_by is null limit 1`)[0]?.id
  const wrong: string[] = []
  for (const upload of uploads) {
    for (const path of ['/api/vault/papers?paper=other', `/api/vault/papers/${await newest()}/versions`]) {
      await app.connections.sql`delete from rate_limits`
      const { status, body } = await send(student, path, upload.name, upload.content())
      if (status >= 500 || (status !== 200 && !refusal.safeParse(body).success))
        wrong.push(`${upload.tries}: ${status} ${JSON.stringify(body)}`)
      if (status === 200 && !mayBeKept(upload, 'vault')) wrong.push(`${upload.tries} was kept`)
    }
  }
  expect(wrong).toEqual([])
})

describe('on the way', () => {
  const part = Buffer.alloc(65_536, 'x')
  /** Thirty megabytes, of which it says nothing before; the last twenty-one only then. */
  const endless = (then: Promise<void>) => {
    const parts = async function* () {
      yield Buffer.from('%PDF-1.7\n')
      for (let sent = 0; sent < 30 * 16; sent += 1) {
        if (sent === 9 * 16) await then
        yield part
      }
    }
    return Readable.toWeb(Readable.from(parts())) as ReadableStream
  }
  const megabytesArriving = async () => {
    const folder = path.join(app.services.settings.SAFAR_DATA, 'files', '.arriving')
    const sizes = (await readdir(folder)).map(name => stat(path.join(folder, name)).then(({ size }) => size))
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_048_576
  }

  test('thirty megabytes without a length, eight times at once, are refused at the tenth, and none of it is held in memory', async () => {
    await app.connections.sql`delete from rate_limits`
    const files = await filesKept()
    const { promise, resolve } = Promise.withResolvers<void>()
    const answers = Promise.all(
      Array.from({ length: 8 }, () =>
        send(student, pathFor('chat'), 'big.pdf', endless(promise)).catch(() => ({ status: 413, body: {} })),
      ),
    )
    // As they come they go to the disk, but for the last part of each.
    await expect.poll(megabytesArriving).toBeGreaterThan(8 * 8)
    resolve()
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 413))
    await expect.poll(filesKept).toBe(files)
  })

  const head = (length: string) =>
    [
      `POST /api/documents?purpose=chat&name=${randomUUID()}.pdf HTTP/1.1`,
      `Host: ${new URL(app.url).host}`,
      `Origin: ${app.url}`,
      `Cookie: ${student.cookie()}`,
      'Content-Type: application/octet-stream',
      `Content-Length: ${length}`,
      '',
      '%PDF-1.7\n',
    ].join('\r\n')
  const unarrived = async () =>
    (
      await app.connections.sql<
        { count: string }[]
      >`select count(*) from documents where arrived_at is null and bytes is not null`
    )[0]?.count

  test('one that stops half-way is not kept, and leaves nothing', async () => {
    await app.connections.sql`delete from rate_limits`
    const files = await filesKept()
    const client = rawClient(app.url)
    client.socket.write(head('1000000'))
    client.socket.write(part)
    await expect
      .poll(async () => (await app.connections.sql`select id from documents where arrived_at is null`).length)
      .toBeGreaterThan(0)
    client.socket.destroy()
    await expect.poll(filesKept).toBe(files)
    expect(await unarrived()).toBe('0')
  })

  test('one that says less than it is, is as long as it said, and the rest is no request', async () => {
    await app.connections.sql`delete from rate_limits`
    const client = rawClient(app.url)
    client.socket.write(`${head('12')}${part.toString()}`)
    await client.closed
    const [first, ...rest] = statusesIn(client.said())
    expect([200, 400, 422]).toContain(first)
    expect(
      rest.every(status => status === 400),
      client.said().slice(0, 500),
    ).toBe(true)
  })

  test('one that says more than any is refused before it is read', async () => {
    const client = rawClient(app.url)
    client.socket.write(head('999999999999'))
    await expect.poll(() => statusesIn(client.said())).toEqual([413])
    client.socket.destroy()
  })
})
