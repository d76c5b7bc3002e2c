// Each kind of paper by each place that takes it, from what the places themselves give: added once, it counts at all places
// that need no press, and is offered at all others without being sent again.
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { stages as allStages } from '#src/stages/stages.ts'
import { paperPlaces } from '#src/features/documents/places.ts'
import { studentPurposes } from '#src/features/documents/rules.ts'
import { documents } from '#src/features/documents/tables.ts'
import {
  allPaperNames,
  filesAmong,
  isConcerned,
  isPaperName,
  isYearly,
  offeredTo,
  type PaperName,
} from '#src/features/papers/rules.ts'
import { keptPapers, paperUses } from '#src/features/papers/tables.ts'
import { titles } from '#src/stages/loans/application/copy.ts'
import { kindOf } from '#src/stages/loans/application/kinds/rules.ts'
import { papers as loanFields } from '#src/stages/loans/application/rules.ts'
import { loanApplications, loanPapers } from '#src/stages/loans/tables.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import type { Visitor } from './visitor.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
let pdf: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
  const made = await PDFDocument.create()
  made.addPage([300, 300]).drawText('A paper', { x: 20, y: 150, size: 12 })
  pdf = new Uint8Array(await made.save({ useObjectStreams: false }))
})
beforeEach(async () => {
  await app.clear(paperUses, keptPapers, loanPapers, loanApplications, documents)
  app.clock.pass({ hours: 2 })
})
afterAll(() => app.end())

async function send(path: string): Promise<string> {
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: asMeera.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: pdf,
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return Object(await answer.json()).id
}
const add = (paper: PaperName, concerns: string | null = null) =>
  send(
    `/api/vault/papers?${new URLSearchParams({
      name: `${paper}.pdf`,
      paper,
      ...(isYearly(paper) && { year: '2025-26' }),
      ...(concerns !== null && { concerns }),
    })}`,
  )
const placesOf = async (id: string) => (await asMeera.api.vault.places({ id })).places

const places = appServices.given(paperPlaces)
const isSent = (purpose: string) => studentPurposes.find(one => one === purpose)
const fieldOf = (words: string) => loanFields.find(({ field }) => words.endsWith(`: ${titles[field]}`))?.field

type Pair = [paper: PaperName, words: string, place: (typeof places)[number]]
const pairs: Pair[] = places.flatMap(place =>
  place.papers === 'any'
    ? []
    : place.papers.flatMap((paper): Pair[] => (isPaperName(paper) ? [[paper, place.words, place]] : [])),
)

const otherPages = ['/', '/chat', '/plan', '/plan/dates', '/documents/pack', '/profile/passport']
const pagesOf = async () => {
  const { stages } = await asMeera.api.journey.read({})
  return [...stages.flatMap(({ route, steps }) => steps.map(step => `/${route}/${step.route}`)), ...otherPages]
}

test('a place names kinds that there are, and a page that there is', async () => {
  const steps = allStages.flatMap(({ route, steps: own }) => own.map(step => `/${route}/${step.route}`))
  const pages = [...steps, ...otherPages]
  for (const { papers, href } of places) {
    expect(papers === 'any' ? [] : papers.filter(paper => !isPaperName(paper))).toEqual([])
    expect(pages).toContain(href)
  }
  // What a student can send files for has a place here, but for a recording that they make there.
  const purposes = new Set(places.map(place => (place.by === 'press' ? place.purpose : null)))
  expect(studentPurposes.filter(purpose => !purposes.has(purpose))).toEqual(['interview'])
  expect(pairs.length).toBeGreaterThan(80)
})

describe('added once on the page of documents', () => {
  test.each(pairs.filter(([, , { by }]) => by === 'itself'))('%s counts at once: %s', async (paper, words, place) => {
    const id = await add(paper)
    expect(await placesOf(id)).toContainEqual({ words, href: place.href, is: 'there' })
    await expect(asRohan.api.vault.places({ id })).rejects.toMatchObject({ status: 404 })
    const [kept] = (await asMeera.api.vault.read()).papers
    await asMeera.api.vault.remove({ id: kept?.id ?? '' })
    expect(await placesOf(id)).toEqual([])
  })

  test.each(pairs.filter(([, , { by }]) => by === 'press'))(
    '%s is offered, and used by a press alone: %s',
    async (paper, words, place) => {
      const id = await add(paper, place.concerns)
      const found = await placesOf(id)
      // A claim is for who is insured: to others it is no place.
      if (!(await pagesOf()).includes(place.href))
        return expect(found).not.toContainEqual(expect.objectContaining({ words }))
      expect(found).toContainEqual({ words, href: place.href, is: 'by-press' })
      const now = await asMeera.api.vault.read()
      expect(now.papers.map(({ uses }) => uses)).toEqual([[]])
      const since = { roundBegan: null, startMoved: null, record: null }
      const concerns = place.concerns !== null && isConcerned(place.concerns) ? place.concerns : null
      const papers = place.papers === 'any' ? [] : place.papers
      expect(offeredTo(filesAmong(now), { papers, concerns, at: place.href, since })).toHaveLength(1)
      const purpose = place.by === 'press' && place.purpose !== null ? isSent(place.purpose) : undefined
      if (purpose === undefined) return
      // What is stored is taken: no file is sent.
      const field = fieldOf(words)
      if (field === undefined) await asMeera.api.vault.use({ id, purpose, use: place.href })
      else await asMeera.api.loanApplication.takeStored({ field, document: id })
      expect(await placesOf(id)).toContainEqual({ words, href: place.href, is: 'there' })
      const stored = await app.services.db.selectDistinct({ path: documents.path }).from(documents)
      expect(stored).toHaveLength(1)
    },
  )
})

describe('added once in the tray of the loan', () => {
  test.each(loanFields.map(({ field }) => field))('%s is known to every other place of its kind', async field => {
    const id = await send(`/api/loans/papers/${field}?name=${field}.pdf`)
    const { paper, couldBe = [], concerns } = kindOf[field]
    const kinds: readonly PaperName[] = [paper, ...couldBe]
    const asked = places.filter(
      ({ papers, by, href, ...place }) =>
        papers !== 'any' &&
        by === 'press' &&
        href !== '/loans/apply-to-banks' &&
        kinds.some(kind => papers.includes(kind)) &&
        (place.concerns === null || place.concerns === concerns),
    )
    const found = await placesOf(id)
    for (const { words, href } of asked) expect(found).toContainEqual({ words, href, is: 'by-press' })
    // It is nowhere asked for again where it was added.
    expect(found.filter(({ is, href }) => is === 'by-press' && href === '/loans/apply-to-banks')).toEqual([])
  })

  test('a passport is ticked and in the folder, with where that is', async () => {
    const id = await send('/api/loans/papers/passport?name=passport.pdf')
    const found = (await placesOf(id)).filter(({ is }) => is === 'there').map(({ href }) => href)
    expect(found).toEqual(expect.arrayContaining(['/visas/compile-docs', '/documents/pack']))
  })
})

/** Where a row of the loan takes one of several kinds, one of them goes there. */
function isIts(words: string, paper: PaperName): boolean {
  const field = fieldOf(words)
  if (field === undefined) return true
  const [instead] = kindOf[field].couldBe ?? []
  return paper === (kindOf[field].paper === 'other' ? instead : kindOf[field].paper)
}

/** Of some kinds the loan asks for several: each is a paper of its own. */
function papersOfJourney(): { paper: PaperName; concerns: string | null; at: Pair[] }[] {
  return allPaperNames.flatMap(paper => {
    const at = pairs.filter(([kind, words, place]) => kind === paper && place.by === 'press' && isIts(words, paper))
    const inLoan = at.filter(([, words]) => fieldOf(words) !== undefined)
    const elsewhere = at.filter(one => !inLoan.includes(one))
    const [first, ...others] = inLoan
    const one = { paper, concerns: first?.[2].concerns ?? null, at: first === undefined ? at : [first, ...elsewhere] }
    return [one, ...others.map(other => ({ paper, concerns: other[2].concerns, at: [other] }))]
  })
}

test('a whole journey sends each paper once, where each place asked for its own file before', async () => {
  const papers = papersOfJourney()
  let asked = 0
  for (const { paper, concerns, at } of papers) {
    const id = await add(paper, concerns)
    // On the page of documents, and at each place that takes it.
    asked += 1 + at.length
    for (const [, words, place] of at) {
      const purpose = place.by === 'press' && place.purpose !== null ? isSent(place.purpose) : undefined
      const field = fieldOf(words)
      if (field !== undefined) await asMeera.api.loanApplication.takeStored({ field, document: id })
      else if (purpose !== undefined) await asMeera.api.vault.use({ id, purpose, use: place.href })
    }
    app.clock.pass({ hours: 1 })
  }
  const stored = await app.services.db.selectDistinct({ path: documents.path }).from(documents)
  const { papers: kept, elsewhere } = await asMeera.api.vault.read()
  expect(stored).toHaveLength(papers.length)
  expect([kept.length, elsewhere.length]).toEqual([papers.length, 0])
  expect([asked, stored.length]).toEqual([88, 47])
})

test('an I-20 of another SEVIS record counts nowhere by itself', async () => {
  const id = await add('i-20')
  await asMeera.api.visaNumbers.change({ sevisId: 'N0000000001' })
  await asMeera.api.vault.noteRead({ id, sevisId: 'N0000000002' })
  expect((await placesOf(id)).filter(({ is }) => is === 'there')).toEqual([])
  await asMeera.api.visaNumbers.change({ sevisId: '' })
})

test('what a letter is written with is no paper yet, and has no places', async () => {
  const id = await send('/api/documents?purpose=chat&name=passport.pdf')
  expect(await asMeera.api.vault.places({ id })).toEqual({ title: 'passport.pdf', places: [] })
})

test('every kind has a place, or is for its owner alone', () => {
  const asked = new Set<string>(pairs.map(([paper]) => paper))
  expect(allPaperNames.filter(paper => !asked.has(paper))).toEqual(['i-94', 'loan-terms'])
})
