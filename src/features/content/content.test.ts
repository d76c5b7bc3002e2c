import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, kavya, meera, vikram } from '#seed/people.ts'
import { ensure, type Api } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { stockStories } from './stock-stories.ts'
import { stockLibrary, type Brought } from './stock.ts'
import { contentItems } from './tables.ts'
import { contentRecord } from './record/rules.ts'
import { blankOf } from '#src/records/record.ts'

let app: TeamApp
let asKavya: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asMeera] = [await app.enter(kavya), await app.enter(meera)]
})
beforeEach(() => app.services.db.delete(contentItems))
afterAll(() => app.end())

const article = {
  ...blankOf(contentRecord),
  type: 'Article',
  format: 'Own',
  title: 'Doses',
  summary: 'When to begin',
  stage: 'vaccines',
  body: '<p>Early.</p>',
} satisfies Parameters<Api['content']['add']>[0]
const add = (body: object = {}) => asKavya.api.content.add({ ...article, ...body })
const added = (body: object = {}) => asKavya.api.content.add({ ...article, ...body })
const listed = (who = asMeera, stage = 'vaccines') => who.api.content.list({ stage })

async function file(name: string, content: Uint8Array): Promise<string> {
  const answer = await fetch(`${app.url}/api/desk/documents?purpose=media&name=${name}`, {
    method: 'POST',
    headers: { cookie: asKavya.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(content),
  })
  return Object(await answer.json()).id
}
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(200)])

describe('in the library', () => {
  test('nobody but the desk sees it before it is published, and after it was taken back', async () => {
    const { id } = await added()
    expect(await listed()).toEqual([])
    expect((await asMeera.call('GET', `/api/content/${id}`)).status).toBe(404)
    await asKavya.api.content.publish({ id })
    expect(await listed()).toMatchObject([{ id, title: 'Doses', minutes: 1, source: null }])
    expect(await listed(await app.enterAsGuest())).toHaveLength(1)
    expect(await listed(asMeera, 'visas')).toEqual([])
    await asKavya.api.content.withdraw({ id })
    expect(await listed()).toEqual([])
  })

  test('what is written comes out clean', async () => {
    const { body } = await added({
      body: '<p onclick="x()">Hi<script>alert(1)</script><img src=x onerror=y></p><iframe src=z></iframe>',
    })
    expect(body).toBe('<p>Hi</p>')
  })

  test('a video of ours belongs to it, is played by all, and is let go with it', async () => {
    const [media, captions] = [
      await file('film.mp4', film),
      await file('film.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHi')),
    ]
    const item = await added({ type: 'Video', format: 'VerticalInApp', body: '', media, captions })
    await asKavya.api.content.publish({ id: item.id })
    const body = await asMeera.api.content.read({ id: item.id })
    expect(body).toMatchObject({
      media: { address: `/api/library/${media}`, type: 'video/mp4', bytes: film.length },
      captions: `/api/library/${captions}`,
    })
    expect((await asMeera.call('GET', `/api/library/${media}`)).status).toBe(200)
    // The same file is nobody else's.
    await expect(add({ type: 'Video', format: 'VerticalInApp', media, captions })).rejects.toMatchObject({
      status: 409,
    })
    await asKavya.api.content.change({ id: item.id, ...article, version: 1 })
    expect((await asMeera.call('GET', `/api/library/${media}`)).status).toBe(404)
  })

  test.each([
    [
      'an address of another host',
      { type: 'Video', format: 'YouTube', address: 'https://evil.example/watch?v=dQw4w9WgXcQ' },
      'address',
    ],
    ['an address that runs', { format: 'Link', address: 'javascript:alert(1)' }, 'address'],
    ['a format of another type', { format: 'Podcast' }, 'format'],
    ['no title', { title: '' }, 'title'],
    ['a source without a day', { sourceName: 'A page' }, 'sourceCheckedOn'],
    ['a day that is none', { sourceCheckedOn: '2026-02-30' }, 'sourceCheckedOn'],
  ])('%s is refused beside its field', async (_, body, field) => {
    await expect(add(body)).rejects.toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test('it is not a lender’s', async () => {
    expect((await (await app.enter(vikram)).call('GET', '/api/desk/content')).status).toBe(404)
  })
})

test('two who write at once: the second reads who was first, and nothing is overwritten', async () => {
  const { id } = await added()
  const change = (who: Visitor, title: string, version: number) =>
    who.api.content.change({ id, ...article, title, version })
  const asDev = await app.enter(dev)
  await change(asKavya, 'Mine', 1)
  await expect(change(asDev, 'Theirs', 1)).rejects.toMatchObject({
    status: 409,
    body: { message: 'Kavya changed this while you were writing.' },
  })
  expect(await change(asDev, 'Theirs', 2)).toMatchObject({ title: 'Theirs', version: 3, changedBy: 'Dev' })
})

describe('what Safar brings along', () => {
  const brought: Brought = {
    broughtAs: 'vaccines/a',
    type: 'Article',
    format: 'Own',
    stage: 'vaccines',
    title: 'One',
    summary: 's',
    body: '<p>x</p>',
  }

  test('a story comes with its film and its captions, once', async () => {
    const story = {
      broughtAs: 'vaccines/story',
      stage: 'vaccines',
      title: 'A story',
      summary: 's',
      body: '<p>Said.</p>',
      media: 'film',
    }
    for (let start = 0; start < 2; start += 1)
      await stockStories(app.services, [story], async name => (name.endsWith('.vtt') ? Buffer.from('WEBVTT') : film))
    const { id } = ensure((await listed())[0])
    const { media: kept, captions, body } = await asMeera.api.content.read({ id })
    const media = ensure(kept)
    expect([media.type, body]).toEqual(['video/webm', '<p>Said.</p>'])
    const played = await fetch(app.url + media.address, { headers: { cookie: asMeera.cookie() } })
    expect(Buffer.from(await played.arrayBuffer()).equals(film)).toBe(true)
    expect((await asMeera.call('GET', ensure(captions))).body).toBe('WEBVTT')
  })

  test('a later wording replaces the earlier, unless the desk made it its own', async () => {
    await stockLibrary(app.services, [brought])
    await stockLibrary(app.services, [{ ...brought, title: 'Two' }])
    expect(await listed()).toMatchObject([{ title: 'Two' }])
    const { id } = ensure((await listed())[0])
    await asKavya.api.content.change({ id, ...article, title: 'Ours', version: 1 })
    await stockLibrary(app.services, [{ ...brought, title: 'Three' }])
    expect(await listed()).toMatchObject([{ title: 'Ours' }])
  })

  test('a link leads where it says, also after it has moved', async () => {
    const link: Brought = { ...brought, format: 'Link', address: 'https://gov.example/visas' }
    await stockLibrary(app.services, [link])
    await stockLibrary(app.services, [{ ...link, address: 'https://gov.example/students' }])
    const { id } = ensure((await listed())[0])
    expect(await asMeera.api.content.read({ id })).toMatchObject({
      embed: 'https://gov.example/students',
    })
  })
})
