// Single papers that a student lets one person of the family save: that one, those, as long as they are chosen.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arjun, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '../../audit/tables.ts'
import { allPaperNames, concerned, type PaperName } from '../../papers/rules.ts'
import { keptPapers } from '../../papers/tables.ts'
import { familyInvitations, familyPapers } from '../tables.ts'
import { canBeShown } from './rules.ts'

let app: TeamApp
let asMeera: Visitor
let mother: Visitor
let uncle: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
  ;[mother, uncle] = [await withPhone(rohan, '+919848011111'), await withPhone(arjun, '+919848022222')]
})
beforeEach(async () => {
  await app.clear(familyInvitations, keptPapers, deskActions)
})
afterAll(() => app.end())

async function withPhone(person: DemoPerson, phone: string): Promise<Visitor> {
  await app.services.db
    .update(people)
    .set({ phone })
    .where(eq(people.id, app.idOf(person)))
  return app.enter(person)
}

let contacts = 0
/** They are family from then on, with this heading. */
async function bringIn(who: Visitor, from = asMeera): Promise<string> {
  const contact = `somebody${(contacts += 1)}@example.com`
  const { id, address } = await from.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact,
    headings: ['papers'],
  })
  await who.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
  return id
}

const fileOf = (words: string) => Buffer.from(`%PDF-1.4\n%${words}\n${'x'.repeat(2000)}\n%%EOF`)

async function send(path: string, more: Record<string, string>, words: string): Promise<void> {
  const answer = await fetch(`${app.url}${path}?${new URLSearchParams({ name: `${words}.pdf`, ...more })}`, {
    method: 'POST',
    headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(fileOf(words)),
  })
  expect(answer.status).toBe(200)
}

async function add(paper: PaperName, more: Record<string, string> = {}): Promise<string> {
  await send('/api/vault/papers', { paper, ...more }, `Secret ${paper}`)
  const { papers } = await asMeera.api.vault.read()
  return ensure(papers.find(one => one.paper === paper)).id
}

const student = () => app.idOf(meera)
const get = (who: Visitor, id: string, of = student()) => who.call('GET', `/api/family/${of}/papers/${id}`)
const namesFor = async (who: Visitor) =>
  (await who.api.familyPapers.read({ student: student() })).papers.map(({ name }) => name)

describe('a paper that is chosen', () => {
  test('is saved by the one person it was chosen for, by its name, and no other paper is', async () => {
    const [i20, passport] = [await add('i-20', { validUntil: '2030-02-28' }), await add('passport')]
    const [id] = [await bringIn(mother), await bringIn(uncle)]
    expect((await get(mother, i20)).status).toBe(404)
    await asMeera.api.familyPapers.show({ id, paper: i20 })
    await asMeera.api.familyPapers.show({ id, paper: i20 })
    expect((await mother.api.familyPapers.read({ student: student() })).papers).toEqual([
      {
        id: i20,
        name: 'Form I-20',
        validUntil: '2030-02-28',
        fileName: 'Form I-20.pdf',
        bytes: fileOf('Secret i-20').length,
      },
    ])
    const { status, body, headers } = await get(mother, i20)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(String(body)).toContain('Secret i-20')
    expect(headers.get('content-disposition')).not.toMatch(/secret/i)
    for (const [who, paper] of [
      [mother, passport],
      [uncle, i20],
      [asMeera, i20],
    ] as const)
      expect((await get(who, paper)).status).toBe(404)
    expect(await namesFor(uncle)).toEqual([])
    expect((await asMeera.api.familyPapers.choices({ id })).map(({ name, isShown }) => [name, isShown])).toEqual([
      ['Passport', false],
      ['Form I-20', true],
    ])
  })

  test('is gone with the next request once it is no longer chosen, or removed', async () => {
    const [i20, passport] = [await add('i-20'), await add('passport')]
    const id = await bringIn(mother)
    for (const paper of [i20, passport]) await asMeera.api.familyPapers.show({ id, paper })
    expect(await namesFor(mother)).toEqual(['Passport', 'Form I-20'])
    await asMeera.api.familyPapers.hide({ id, paper: i20 })
    expect([await namesFor(mother), (await get(mother, i20)).status]).toEqual([['Passport'], 404])
    await asMeera.api.vault.remove({ id: passport })
    expect([await namesFor(mother), (await get(mother, passport)).status]).toEqual([[], 404])
    expect(await app.services.db.$count(familyPapers)).toBe(0)
  })

  test('is its newest version, and the older one is seen no more; it is hidden as one', async () => {
    const old = await add('i-20')
    const id = await bringIn(mother)
    await asMeera.api.familyPapers.show({ id, paper: old })
    await send(`/api/vault/papers/${old}/versions`, {}, 'Second one')
    const [{ id: newest }] = [ensure((await asMeera.api.vault.read()).papers[0])]
    expect(await namesFor(mother)).toEqual(['Form I-20'])
    expect(String((await get(mother, newest)).body)).toContain('Second one')
    expect((await get(mother, old)).status).toBe(404)
    await asMeera.api.familyPapers.show({ id, paper: newest })
    expect(await namesFor(mother)).toEqual(['Form I-20'])
    await asMeera.api.familyPapers.hide({ id, paper: newest })
    expect([await namesFor(mother), (await get(mother, newest)).status]).toEqual([[], 404])
  })

  test('is not read by the family of another student, nor chosen by anybody but its owner', async () => {
    const i20 = await add('i-20')
    const id = await bringIn(mother)
    const ofUncle = await bringIn(mother, uncle)
    await asMeera.api.familyPapers.show({ id, paper: i20 })
    expect((await get(mother, i20, app.idOf(arjun))).status).toBe(404)
    expect(await answerOf(uncle.api.familyPapers.show({ id: ofUncle, paper: i20 }))).toMatchObject({ status: 404 })
    expect(await answerOf(uncle.api.familyPapers.hide({ id, paper: i20 }))).toMatchObject({ status: 404 })
    expect((await get(mother, i20)).status).toBe(200)
  })

  test('cannot be chosen for who is family no more', async () => {
    const i20 = await add('i-20')
    const id = await bringIn(mother)
    await asMeera.api.familyMembers.end({ id })
    expect(await answerOf(asMeera.api.familyPapers.show({ id, paper: i20 }))).toMatchObject({ status: 409 })
  })
})

describe('what is about health, about others, or not known', () => {
  const everyKind = [
    ...allPaperNames.map(paper => ({ paper, concerns: null })),
    ...concerned.map(concerns => ({ paper: 'i-20' as const, concerns })),
  ]

  test('of all kinds there are is not offered, not chosen, and not shown where it becomes such a paper later', async () => {
    const paper = await add('i-20')
    const id = await bringIn(mother)
    for (const kind of everyKind) {
      await app.services.db.delete(familyPapers)
      const become = (values: Pick<typeof keptPapers.$inferInsert, 'paper' | 'concerns'>) =>
        app.services.db.update(keptPapers).set(values).where(eq(keptPapers.id, paper))
      const [isFine, about] = [canBeShown(kind), `${kind.paper} of ${kind.concerns}`]
      await become(kind)
      expect((await asMeera.api.familyPapers.choices({ id })).length, about).toBe(isFine ? 1 : 0)
      expect((await answerOf(asMeera.api.familyPapers.show({ id, paper }))).status, about).toBe(isFine ? 200 : 404)
      await become({ paper: 'i-20', concerns: null })
      await asMeera.api.familyPapers.show({ id, paper })
      await become(kind)
      expect((await namesFor(mother)).length, about).toBe(isFine ? 1 : 0)
      expect((await get(mother, paper)).status, about).toBe(isFine ? 200 : 404)
    }
  })
})

test('each look is noted once a day, each saved paper by its name, for the student to read', async () => {
  const [i20, passport] = [await add('i-20'), await add('passport')]
  const id = await bringIn(mother)
  for (const paper of [i20, passport]) await asMeera.api.familyPapers.show({ id, paper })
  for (let times = 0; times < 2; times += 1) {
    await namesFor(mother)
    for (const paper of [i20, passport]) await get(mother, paper)
  }
  const { log } = await asMeera.api.familyMembers.read()
  expect(log.slice(0, 3).map(({ what, paper }) => [what, paper])).toEqual([
    ['family-paper-read', 'Passport'],
    ['family-paper-read', 'Form I-20'],
    ['family-papers-read', null],
  ])
  expect(log.filter(({ what }) => what === 'family-shared')).toHaveLength(2)
  const { openings } = await asMeera.api.rights.openings({})
  expect(openings.map(({ what }) => what)).toContain('A paper that you chose, as family: mother')
})
