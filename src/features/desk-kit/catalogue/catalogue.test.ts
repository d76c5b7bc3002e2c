// Drafts, versions and publishing, the same for every catalogue; here with the products of partners.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dev, farah, kavya, meera, vikram } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Answer, Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { products } from '#src/features/products/tables.ts'
import { fieldOf } from '#src/values/unknown.ts'
import { entryVerbs, outcomeOf, type EntryState, type EntryVerb } from './rules.ts'
import { catalogueDrafts, catalogueVersions } from '../tables.ts'

let app: TeamApp
let advisor: Visitor
let colleague: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[advisor, colleague] = [await app.enter(kavya), await app.enter(dev)]
})
afterAll(() => app.end())

let made = 0
let id = ''
const at = Temporal.Instant.from('2026-01-01T00:00:00Z')
beforeEach(async () => {
  made += 1
  id = `account-${made}`
  await app.services.db.insert(products).values({
    id,
    kind: 'bank-account',
    provider: 'A bank',
    title: 'An account',
    needsSsn: false,
    price: 1000,
    terms: {},
    source: 'Its page',
    checkedOn: Temporal.PlainDate.from('2026-01-01'),
    place: 10,
    changedAt: at,
  })
})

const content = {
  provider: 'A bank',
  title: 'An account',
  pitch: '',
  needsSsn: false,
  price: '10.00',
  terms: {},
  sims: [],
  website: '',
  source: 'Its page',
  checkedOn: '2026-01-01',
  isSample: false,
  place: '10',
}
const here = (rest: string, entry = id) => `/api/desk/catalogues/products/${entry}${rest}`
const stored = async () => (await app.services.db.select().from(products).where(eq(products.id, id)))[0]
const versionNow = async () => (await stored())?.version ?? 0
const history = (who = advisor) => who.api.catalogues.history({ catalogue: 'products', id })
const actionsIn = (body: unknown): unknown => {
  const versions = fieldOf(body, 'versions')
  return Array.isArray(versions) ? versions.map(one => fieldOf(one, 'action')) : versions
}
const change = async (title: string) =>
  advisor.api.productsDesk.change({ id, ...content, title, version: await versionNow() })
const saveDraft = (fields: object) =>
  advisor.api.catalogues.saveDraft({ catalogue: 'products', id, content: { ...content, ...fields } })
const publishDraft = (who: Visitor, version: number) =>
  who.api.catalogues.publishDraft({ catalogue: 'products', id, version })
const retire = () => advisor.call('PUT', `/api/desk/products/${id}/retirement`, {})
const bringBack = () => advisor.call('DELETE', `/api/desk/products/${id}/retirement`, {})

test('each change is a version, audited once, and the first keeps what was there before', async () => {
  await change('A better account')
  await retire()
  const body = await history()
  expect(body).toMatchObject({ state: 'retired', draft: null })
  expect(actionsIn(body)).toEqual(['retired', 'changed', 'found'])
  const first = await advisor.api.catalogues.version({ catalogue: 'products', id, number: '2' })
  expect(first).toMatchObject({
    action: 'changed',
    by: 'Kavya',
    before: { title: 'An account' },
    content: { title: 'A better account', price: '10.00' },
  })
  const audited = await app.services.db.select().from(deskActions).where(eq(deskActions.about, id))
  expect(audited.map(({ what }) => what).toSorted()).toEqual(['product-changed', 'product-retired'])
})

test('an earlier version is restored as a new one', async () => {
  await change('Wrong')
  await colleague.api.catalogues.restore({
    catalogue: 'products',
    id,
    number: '1',
    version: await versionNow(),
  })
  expect(await stored()).toMatchObject({ title: 'An account' })
  expect(actionsIn(await history())).toEqual(['changed', 'changed', 'found'])
  const late = await advisor.call('POST', here('/versions/2/restoration'), { version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'product-changed-meanwhile' } })
  expect((await advisor.call('POST', here('/versions/99/restoration'), { version: 3 })).status).toBe(404)
})

describe('a draft', () => {
  test('is seen by colleagues and by nobody else, and is what students see once it is published', async () => {
    await saveDraft({ title: 'Drafted' })
    expect(await history(colleague)).toMatchObject({ draft: { by: 'Kavya', content: { title: 'Drafted' } } })
    expect(await stored()).toMatchObject({ title: 'An account', version: 1 })
    await publishDraft(colleague, 1)
    expect(await stored()).toMatchObject({ title: 'Drafted', changedBy: app.idOf(dev) })
    expect(await history()).toMatchObject({ draft: null })
  })

  test('of two who save a draft the later is refused until they have seen the other, who is named', async () => {
    const save = (who: Visitor, title: string, over: string | null) =>
      who.api.catalogues.saveDraft({ catalogue: 'products', id, content: { ...content, title }, over })
    const draftNow = async () => ensure((await history()).draft)
    await save(advisor, 'Kavya’s', null)
    app.clock.pass({ minutes: 1 })
    await expect(save(colleague, 'Dev’s', null)).rejects.toMatchObject({
      status: 409,
      body: { message: 'Kavya saved a draft of this meanwhile. Look at theirs first.' },
    })
    const { content: kept, at: seen } = await draftNow()
    expect(kept).toMatchObject({ title: 'Kavya’s' })
    const both = await Promise.all([
      answerOf(save(colleague, 'Dev’s', seen)),
      answerOf(save(advisor, 'Kavya’s second', seen)),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await expect(save(advisor, 'Not a moment', 'yesterday')).rejects.toMatchObject({ status: 422 })
  })

  test('of several who publish it at once, one does', async () => {
    await saveDraft({ title: 'Once' })
    const answers = await Promise.all(
      [advisor, colleague, advisor, colleague].map(who => answerOf(publishDraft(who, 1))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(actionsIn(await history())).toEqual(['changed', 'found'])
  })

  test('that is not complete stays a draft, and says what is missing', async () => {
    await saveDraft({ title: '', source: '' })
    await expect(publishDraft(advisor, 1)).rejects.toMatchObject({
      status: 422,
      body: { fields: { title: 'Please enter this.', source: 'Please say where this was read.' } },
    })
    expect(await history()).toMatchObject({ draft: { content: { title: '' } } })
  })

  const deep = `{"content":{"title":${'['.repeat(5000)}${']'.repeat(5000)}}}`
  test.each([
    ['a number for a text', { title: 5 }, { title: 'Please send a text.' }],
    ['a text for an object', { terms: 'none' }, { terms: expect.any(String) }],
    ['a list for an object', { terms: [] }, { terms: expect.any(String) }],
    [
      'a title as long as a book',
      { title: 'x'.repeat(200_000) },
      { title: expect.stringContaining('Please send at most') },
    ],
  ])('of the wrong shape or size is not saved, and says where: %s', async (_, fields, says) => {
    await saveDraft({ title: 'Drafted' })
    await expect(saveDraft(fields)).rejects.toMatchObject({
      status: 422,
      body: { code: 'draft-misshapen', fields: says },
    })
    expect(await history()).toMatchObject({ draft: { content: { title: 'Drafted' } } })
  })

  test.each([
    ['no object', { content: 'x' }, 422],
    ['lists within lists', deep, 400],
  ])('that is %s is refused', async (_, body, status) => {
    expect((await advisor.call('PUT', here('/draft'), body)).status).toBe(status)
  })

  test('is not published over what a colleague changed meanwhile', async () => {
    await saveDraft({ title: 'Drafted' })
    await app.services.db.update(products).set({ version: 2 }).where(eq(products.id, id))
    await expect(publishDraft(advisor, 1)).rejects.toMatchObject({ status: 409 })
    expect(await history()).toMatchObject({ draft: { content: { title: 'Drafted' } } })
  })
})

/** The entry as it is to begin with. */
const bringInto: Record<Exclude<EntryState, 'draft'>, () => Promise<unknown>> = {
  published: async () => {},
  retired: retire,
}
const press: Record<EntryVerb, () => Promise<Pick<Answer, 'status' | 'body'>>> = {
  change: () => answerOf(change('Changed')),
  publish: bringBack,
  retire,
  'save-draft': () => answerOf(saveDraft({})),
  'discard-draft': () => advisor.call('DELETE', here('/draft'), {}),
  'publish-draft': async () => answerOf(publishDraft(advisor, await versionNow())),
}
const rows = async () => [
  await stored(),
  (await app.services.db.select().from(catalogueDrafts).where(eq(catalogueDrafts.entry, id))).length,
]

describe.each(['published', 'retired'] as const)('an entry that is %s', state => {
  test.each(entryVerbs.flatMap(verb => [true, false].map(hasDraft => [verb, hasDraft] as const)))(
    '%s, with a draft: %s, does what the rules say',
    async (verb, hasDraft) => {
      await bringInto[state]()
      if (hasDraft) await saveDraft({ title: 'Drafted' })
      const before = await rows()
      const { status } = await press[verb]()
      const outcome = outcomeOf(verb, { state, hasDraft })
      expect(status).toBe(outcome === 'refused' ? 409 : 200)
      const isSaved = verb === 'save-draft' && hasDraft
      if (outcome === 'done' && !isSaved) expect(await rows()).not.toEqual(before)
      else expect(await rows()).toEqual(before)
    },
  )
})

test('a catalogue is there for its own roles alone', async () => {
  const [underwriter, lender, student] = await Promise.all([farah, vikram, meera].map(app.enter))
  for (const who of [underwriter, lender, student]) {
    expect((await who?.call('GET', here('/versions')))?.status).toBe(404)
    expect((await who?.call('PUT', here('/draft'), { content }))?.status).toBe(404)
  }
  expect((await advisor.call('GET', '/api/desk/catalogues/insurance-plans/gbg-250/versions')).status).toBe(404)
  expect((await advisor.call('GET', here('/versions', 'no-such-thing'))).status).toBe(404)
})

test('a version is never changed or removed', async () => {
  await change('Kept')
  const { db } = app.services
  await expect(db.update(catalogueVersions).set({ content: {} })).rejects.toThrow()
  await expect(db.delete(catalogueVersions)).rejects.toThrow()
  expect(actionsIn(await history())).toEqual(['changed', 'found'])
})
