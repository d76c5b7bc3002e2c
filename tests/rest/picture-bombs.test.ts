// Small files that become gigabytes, pictures that lie, and many of them at once: refused in words, by a process that is
// killed before it takes much, while everybody else goes on.
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, kavya, meera, rohan } from '#seed/people.ts'
import { quota, studentPurposes } from '#src/features/documents/rules.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import {
  blackPng,
  dearJpeg,
  lyingWebp,
  phonePhoto,
  smallJpeg,
  smallPng,
  withFrame,
  withSecondFrame,
  withWords,
} from '#tests/attacks/corpus/pictures.ts'
import { watchReadings, type Readings } from '#tests/attacks/reading-files.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let readings: Readings
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(async () => {
  await app.connections.sql`delete from rate_limits`
  readings = watchReadings(app)
})
afterEach(() => readings.stop())
afterAll(() => app.end())

async function send(who: Visitor, name: string, content: Uint8Array, path = '/api/documents?purpose=chat') {
  const answer = await fetch(`${app.url}${path}&${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: {
      cookie: who.cookie(),
      origin: app.url,
      'content-type': 'application/octet-stream',
      connection: 'close',
    },
    body: new Uint8Array(content),
  })
  return { status: answer.status, body: Object(await answer.json()) }
}

async function keptFile(who: Visitor, id: string) {
  const answer = await fetch(`${app.url}/api/documents/${id}`, { headers: { cookie: who.cookie() } })
  return Buffer.from(await answer.arrayBuffer())
}

/** Files of any kind in storage, and documents that count as arrived. */
async function allKept() {
  const {
    services: { settings },
    connections,
  } = app
  const inFolder = await readdir(settings.SAFAR_DATA, { recursive: true, withFileTypes: true })
  const rows = await connections.sql`select id from documents where arrived_at is not null`
  return { files: inFolder.filter(entry => entry.isFile()).length, documents: rows.length }
}

const more = 'This picture has more than 50 megapixels.'
const heavy = 'This picture is too large for the way it was saved.'
const broken = 'We could not open this picture.'

/** What is refused by what it says, and what is found out while it is decoded. */
const bombs: [string, string, () => Promise<Buffer>, string][] = [
  ['20,000 by 20,000 in 389 KB', 'a.png', () => blackPng({ width: 20_000, height: 20_000 }), more],
  ['one line of 60 million dots', 'a.png', () => blackPng({ width: 60_000_000, height: 1 }), more],
  [
    '49 megapixels that must be held whole',
    'a.png',
    () => blackPng({ width: 7000, height: 7000, interlaced: true }),
    heavy,
  ],
  [
    'a photo that says 65,000 by 65,000',
    'a.jpg',
    async () => withFrame(await smallJpeg(), { width: 65_000, height: 65_000 }),
    more,
  ],
  [
    'a photo of 49 megapixels that must be held whole',
    'a.jpg',
    async () => withFrame(await smallJpeg(), { width: 7000, height: 7000, progressive: true }),
    heavy,
  ],
  ['a photo that says less than it is', 'a.jpg', async () => withSecondFrame(await smallJpeg()), broken],
  ['a photo of no size', 'a.jpg', async () => withFrame(await smallJpeg(), { width: 0, height: 10 }), broken],
  ['a WebP with a small cover', 'a.webp', lyingWebp, broken],
  ['a picture with fewer rows than it says', 'a.png', () => blackPng({ width: 7000, height: 7000, rows: 10 }), broken],
  [
    'a picture with a broken part',
    'a.png',
    async () => Buffer.from((await smallPng()).map((byte, index) => (index === 60 ? byte ^ 0xff : byte))),
    broken,
  ],
  [
    'a part that says it is 4 GB long',
    'a.png',
    async () => {
      const png = await smallPng()
      png.writeUInt32BE(0xffff_fff0, 33)
      return png
    },
    'not what its name says',
  ],
  ['a picture cut short', 'a.png', async () => (await smallPng()).subarray(0, 2000), broken],
  [
    'a photo whose size never comes',
    'a.jpg',
    async () =>
      Buffer.concat([
        Buffer.from('ffd8', 'hex'),
        ...Array.from({ length: 20 }, () => Buffer.concat([Buffer.from('ffe1ffff', 'hex'), Buffer.alloc(65_533)])),
      ]),
    broken,
  ],
]

describe('a picture', () => {
  test.each(bombs)('%s is refused in words, and is not kept', async (_, name, made, words) => {
    const before = await allKept()
    const { status, body } = await send(asMeera, name, await made())
    expect([413, 422]).toContain(status)
    expect(body.message).toContain(words)
    expect(await allKept()).toEqual(before)
    // What says of itself that it is too large is never read to be decoded.
    if (words !== broken) expect(readings.owners).toEqual([])
  })

  // Each is decoded by a process of its own, within the bounds of src/platform/workers/pool.test.ts.
  test('all of them at once are in memory two at a time, and none of it is kept', async () => {
    const made = await Promise.all(bombs.map(async ([, name, make]) => [name, await make()] as const))
    const keptBefore = await allKept()
    const senders = [asMeera, asRohan, await app.enter(arjun)]
    const goOn = [meera, rohan, arjun].map(person => readings.hold(app.idOf(person)))
    let refused = 0
    const sent = senders.flatMap(who =>
      made.map(async ([name, content]) => {
        const { status } = await send(who, name, content)
        refused += Number(status === 413 || status === 422)
      }),
    )
    await expect.poll(() => readings.arrived() + refused).toBe(sent.length)
    expect(readings.arrived()).toBeGreaterThan(senders.length)
    expect(new Set(readings.owners).size).toBe(2)
    expect(readings.owners).toHaveLength(2)
    for (const go of goOn) go()
    await Promise.all(sent)
    expect(refused).toBe(sent.length)
    expect(await allKept()).toEqual(keptBefore)
  })

  test.each([
    [
      'with more rows than it says',
      'a.png',
      () => blackPng({ width: 1000, height: 100, rows: 200_000 }),
      { width: 1000, height: 100 },
    ],
    [
      'that says more than it is',
      'a.jpg',
      async () => withFrame(await smallJpeg(), { width: 7000, height: 7000 }),
      { width: 2645, height: 2645 },
    ],
  ])('%s is what it says, if it is kept at all', async (_, name, made, size) => {
    const sent = await made()
    const { status, body } = await send(asMeera, name, sent)
    if (status !== 200) return expect(body.message).toContain(broken)
    const content = await keptFile(asMeera, body.id)
    expect(await sharp(content).metadata()).toMatchObject(size)
    // What we did not draw ourselves may hold more than its header says.
    expect(content.equals(sent)).toBe(false)
  })

  test('of almost 50 megapixels is taken, and kept no larger than anyone needs', async () => {
    const { status, body } = await send(asMeera, 'a.jpg', await dearJpeg())
    expect([status, body.message]).toEqual([200, undefined])
    expect(await sharp(await keptFile(asMeera, body.id)).metadata()).toMatchObject({ width: 3005, height: 2329 })
  })

  test('from a phone is kept upright, and without where it was taken', async () => {
    const photo = await phonePhoto()
    expect(photo.includes('Exif')).toBe(true)
    const { body } = await send(asMeera, 'photo.jpg', photo)
    const content = await keptFile(asMeera, body.id)
    expect(content.length).toBe(body.bytes)
    const { format, width, height, exif, orientation } = await sharp(content).metadata()
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 600,
      height: 800,
      exif: undefined,
      orientation: undefined,
    })
    expect(content.includes('Exif')).toBe(false)
    expect(content.includes('A phone')).toBe(false)
  })

  test('with a page behind it, or in its words, is kept without them', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const png = await smallPng()
    for (const sent of [Buffer.concat([png, page]), withWords(png, page)]) {
      expect(sent.includes('<script>')).toBe(true)
      const { body } = await send(asMeera, 'a.png', sent)
      expect((await keptFile(asMeera, body.id)).includes('<script>')).toBe(false)
    }
  })
})

test("one person's many dear pictures keep nobody else waiting", async () => {
  const [dear, small] = [await dearJpeg(), await smallPng()]
  const goOn = readings.hold(app.idOf(meera))
  const all = Promise.all(Array.from({ length: 6 }, () => send(asMeera, 'a.jpg', dear)))
  await expect.poll(readings.arrived).toBe(6)
  // While the first of hers is in hand and five wait, somebody else's is taken.
  expect((await send(asRohan, 'b.png', small)).status).toBe(200)
  expect(readings.owners).toEqual([app.idOf(meera), app.idOf(rohan)])
  goOn()
  expect((await all).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
})

describe('who may send, and how much', () => {
  test('a guest sends nothing, as the insurance asks for no file', async () => {
    const guest = await app.enterAsGuest()
    for (const purpose of studentPurposes) {
      const { status, body } = await send(guest, 'a.png', await smallPng(), `/api/documents?purpose=${purpose}`)
      expect([purpose, status, body.code, body.message]).toEqual([
        purpose,
        403,
        'guest',
        'Please create an account first.',
      ])
    }
  })

  test('nobody keeps more than their quota, and it is said what to do; the desk is not counted', async () => {
    await app.connections.sql`
      insert into documents (id, owner, sent_by, purpose, name, type, path, bytes, sent_at, arrived_at, attached_to)
      select gen_random_uuid(), ${app.idOf(meera)}, ${app.idOf(meera)}, 'chat', 'a.pdf', 'application/pdf', 'quota/' || number, 10, now(), now(), 'chat:1'
      from generate_series(1, ${quota.files}) number`
    const { status, body } = await send(asMeera, 'a.png', await smallPng())
    expect([status, body.code]).toEqual([409, 'quota-full'])
    expect(body.message).toContain('Remove files that you no longer need')
    expect((await send(asRohan, 'a.png', await smallPng())).status).toBe(200)
    const asKavya = await app.enter(kavya)
    expect(
      (
        await send(
          asKavya,
          'a.png',
          await smallPng(),
          `/api/desk/documents?purpose=response&student=${app.idOf(meera)}`,
        )
      ).status,
    ).toBe(200)
    await app.connections.sql`update documents set bytes = ${quota.megabytes * 1_048_576} where path = 'quota/1'`
    await app.connections.sql`delete from documents where path like 'quota/%' and path <> 'quota/1'`
    expect((await send(asMeera, 'a.png', await smallPng())).body.code).toBe('quota-full')
    await app.connections.sql`delete from documents where path = 'quota/1'`
    expect((await send(asMeera, 'a.png', await smallPng())).status).toBe(200)
  })
})
