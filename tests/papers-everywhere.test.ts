// A paper that is added at one place is known at all others: each kind of paper by each place that takes it, from the tables
// that the places themselves go by.
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { studentPurposes } from '#src/features/documents/rules.ts'
import { documents } from '#src/features/documents/tables.ts'
import { customSteps } from '#src/features/custom-steps/tables.ts'
import {
  filesAmong,
  interviewPapers,
  isYearly,
  offeredTo,
  type Concerned,
  type PaperName,
} from '#src/features/papers/rules.ts'
import { paperNames as readable } from '#src/reading/says.ts'
import { keptPapers } from '#src/features/papers/tables.ts'
import { kindOf } from '#src/stages/loans/application/kinds/rules.ts'
import { papers as loanFields, type PaperField } from '#src/stages/loans/application/rules.ts'
import { loanApplications, loanPapers } from '#src/stages/loans/tables.ts'
import { vaccineProofs } from '#src/stages/vaccines/tables.ts'
import { passportProfiles } from '#src/features/passport-profile/tables.ts'
import { paperTicks } from '#src/stages/visas/compile-docs/tables.ts'
import { unzipped } from './unzipped.ts'
import { openTeamApp, type TeamApp } from './team.ts'
import type { Visitor } from './visitor.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[asMeera, asRohan] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(async () => {
  await app.clear(keptPapers, loanPapers, loanApplications, vaccineProofs, paperTicks, documents)
  app.clock.pass({ hours: 2 })
})
afterAll(() => app.end())

async function send(who: Visitor, path: string) {
  const made = await PDFDocument.create()
  made.addPage([300, 300]).drawText('A paper', { x: 20, y: 150, size: 12 })
  const answer = await fetch(app.url + path, {
    method: 'POST',
    headers: { cookie: who.cookie(), origin: app.url, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(await made.save({ useObjectStreams: false })),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return Object(await answer.json())
}

const toLoan = (who: Visitor, field: PaperField) => send(who, `/api/loans/papers/${field}?name=${field}.pdf`)
const toDocuments = (who: Visitor, paper: PaperName, more: Record<string, string> = {}) =>
  send(who, `/api/vault/papers?${new URLSearchParams({ name: `${paper}.pdf`, paper, ...more })}`)
const readyFor = async (who: Visitor) => (await who.api.compileDocs.read()).ready.map(({ paper }) => paper)

/** Of these the student's own paper of that kind lies in the tray, whole. */
const tickedByLoan: { readonly [field in PaperField]?: PaperName } = {
  passport: 'passport',
  undergraduate_marksheets: 'degree-mark-sheets',
  international_entrance_result: 'test-scores',
}

describe('added in the tray of the loan', () => {
  test.each(loanFields.map(({ field }) => field))(
    '%s is on the page of documents, and ticks what it is',
    async field => {
      await toLoan(asMeera, field)
      const { papers, elsewhere } = await asMeera.api.vault.read()
      expect(papers).toEqual([])
      expect(elsewhere).toMatchObject([
        { paper: kindOf[field].paper, concerns: kindOf[field].concerns, place: 'your loan papers' },
      ])
      const ticked = tickedByLoan[field]
      expect(await readyFor(asMeera)).toEqual(ticked === undefined ? [] : [ticked])
      expect(await readyFor(asRohan)).toEqual([])
      expect((await asRohan.api.vault.read()).elsewhere).toEqual([])
    },
  )

  test('both mark sheets of school together tick their row, with where they are', async () => {
    await toLoan(asMeera, 'class_10_marksheet')
    await toLoan(asMeera, 'class_12_marksheet')
    expect((await asMeera.api.compileDocs.read()).ready).toMatchObject([
      { paper: 'school-mark-sheets', place: 'your loan papers' },
    ])
  })

  test('what is taken out there is ready no more', async () => {
    await toLoan(asMeera, 'passport')
    const [{ id } = expect.fail('there is no paper')] = (await asMeera.api.loanApplication.read()).papers
    await asMeera.api.loanApplication.removePaper({ id })
    expect(await readyFor(asMeera)).toEqual([])
    expect((await asMeera.api.vault.read()).elsewhere).toEqual([])
  })
})

describe('added on the page of documents', () => {
  test.each(interviewPapers)('%s ticks its row of the list, and no other', async paper => {
    await toDocuments(asMeera, paper, isYearly(paper) ? { year: '2025-26' } : {})
    expect(await readyFor(asMeera)).toEqual([isYearly(paper) ? `${paper}-2025-26` : paper])
    expect(await readyFor(asRohan)).toEqual([])
  })

  test.each(interviewPapers.filter(isYearly))('%s of an old year, or of none, ticks nothing', async paper => {
    await toDocuments(asMeera, paper, { year: '2019-20' })
    await toDocuments(asMeera, paper)
    expect(await readyFor(asMeera)).toEqual([])
  })

  test('the printed list has it ticked', async () => {
    await toDocuments(asMeera, 'i-20')
    const answer = await fetch(`${app.url}/api/visas/papers/checklist`, { headers: { cookie: asMeera.cookie() } })
    const form = (await PDFDocument.load(await answer.arrayBuffer())).getForm()
    expect(form.getCheckBox('i-20').isChecked()).toBe(true)
    expect(form.getCheckBox('passport').isChecked()).toBe(false)
  })
})

describe('is offered where it is asked for', () => {
  const since = { roundBegan: null, startMoved: null, record: null }
  const offeredFor = async (papers: readonly string[], at: string, concerns: Concerned | null = null) =>
    offeredTo(filesAmong(await asMeera.api.vault.read()), { papers, concerns, at, since }).map(({ paper }) => paper)

  test.each(loanFields.map(({ field }) => field))('the loan’s %s, from the page of documents', async field => {
    const { paper, couldBe = [], concerns } = kindOf[field]
    const kinds = paper === 'other' ? couldBe : [paper, ...couldBe]
    for (const kind of kinds) await toDocuments(asMeera, kind)
    expect((await offeredFor([paper, ...couldBe], '/loans/apply-to-banks', concerns)).toSorted()).toEqual(
      [...kinds].toSorted(),
    )
  })

  test.each(readable)('where %s is read, from the page of documents and from the loan', async paper => {
    await toDocuments(asMeera, paper)
    await toLoan(asMeera, 'proof_of_admission')
    const fromLoan = kindOf.proof_of_admission.couldBe?.includes(paper) === true ? ['other'] : []
    expect(await offeredFor([paper], '/profile/passport')).toEqual([paper, ...fromLoan])
  })

  test('and not where it is already, nor what is about somebody else', async () => {
    await toLoan(asMeera, 'salary_slips')
    expect(await offeredFor(['pay-slips'], '/loans/apply-to-banks')).toEqual([])
    expect(await offeredFor(['pay-slips'], '/chat', 'student')).toEqual([])
    expect(await offeredFor(['pay-slips'], '/chat', 'father')).toEqual(['pay-slips'])
  })
})

describe('of another SEVIS record', () => {
  const own = 'N0000000001'
  const other = 'N0000000002'
  beforeEach(() => app.clear(passportProfiles))
  const sevisId = (id: string) => asMeera.api.visaNumbers.change({ sevisId: id })
  const isIssued = async () => {
    const { stages } = await asMeera.api.journey.read({})
    const plan = stages.flatMap(({ steps }) => steps).find(({ id }) => id === 'I20Form')?.plan ?? []
    return plan.some(({ thing }) => thing === 'i20Issued' || thing === 'sevisFee')
  }

  test.each(['i-20', 'sevis-receipt'] as const)(
    '%s is recognised on the page of documents, the list, the folder, the plan and every offer',
    async paper => {
      await sevisId(own)
      const { id } = await toDocuments(asMeera, paper)
      expect([await readyFor(asMeera), await isIssued()]).toEqual([[paper], true])
      await asMeera.api.vault.noteRead({ id, sevisId: 'n0000-000002' })
      expect(await asMeera.api.vault.read()).toMatchObject({ record: own, papers: [{ sevisId: other }] })
      expect([await readyFor(asMeera), await isIssued()]).toEqual([[], false])
      expect(await packed()).toContain(`Missing|${paper === 'i-20' ? 'Form I-20' : 'SEVIS receipt'}`)
      // It is theirs once they say so, and no word is changed on the paper.
      await sevisId(other)
      expect([await readyFor(asMeera), await isIssued()]).toEqual([[paper], true])
    },
  )

  test('what was read is known at each place that uses the file, sealed, and of your own files alone', async () => {
    const { id } = await toDocuments(asMeera, 'i-20')
    await asMeera.api.vault.noteRead({ id, sevisId: other })
    await asMeera.api.loanApplication.takeStored({ field: 'proof_of_admission', document: id })
    await sevisId(own)
    const [kept] = (await asMeera.api.vault.read()).papers
    await asMeera.api.vault.remove({ id: kept?.id ?? '' })
    expect((await asMeera.api.vault.read()).elsewhere).toMatchObject([
      { couldBe: ['admission-letter', 'i-20'], sevisId: other },
    ])
    const rows = await app.services.sql`select d::text as row from documents d where d.says is not null`
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(other)
    await expect(asRohan.api.vault.noteRead({ id, sevisId: own })).rejects.toMatchObject({ status: 404 })
    for (const wrong of ['', 'N1', `${own}0`, 'x'.repeat(100)])
      await expect(asMeera.api.vault.noteRead({ id, sevisId: wrong })).rejects.toMatchObject({ status: 422 })
  })

  test('a newer version of their own record takes its place', async () => {
    await sevisId(own)
    const { id } = await toDocuments(asMeera, 'i-20')
    await asMeera.api.vault.noteRead({ id, sevisId: other })
    const [kept] = (await asMeera.api.vault.read()).papers
    const newer = await send(asMeera, `/api/vault/papers/${kept?.id}/versions?name=newer.pdf`)
    await asMeera.api.vault.noteRead({ id: newer.id, sevisId: own })
    expect(await readyFor(asMeera)).toEqual(['i-20'])
  })
})

/** What the list of the folder says, line by line: what is inside, then what is missing. */
async function packed(): Promise<string> {
  const answer = await fetch(`${app.url}/api/vault/pack/files`, { headers: { cookie: asMeera.cookie() } })
  const text = Buffer.from(unzipped(Buffer.from(await answer.arrayBuffer())).get('README.txt') ?? '').toString()
  const [, missing = ''] = text.split('Still missing')
  return missing
    .split('\r\n')
    .map(line => `Missing|${line}`)
    .join('\n')
}

/** What a file of each purpose hangs on. A purpose that a student sends files for has to say it here before this compiles. */
type OfPapers = Exclude<(typeof studentPurposes)[number], 'chat' | 'interview'>
const attachments: Record<OfPapers, (owner: string) => Promise<string>> = {
  answer: async () => {
    const step = {
      stage: 'loans',
      type: 'Custom',
      title: 'A letter',
      description: '',
      order: 9,
      audience: 'stage',
    } as const
    const [row] = await app.services.db
      .insert(customSteps)
      .values({ ...step, createdAt: app.clock.now(), createdBy: app.idOf(meera) })
      .returning()
    return `custom-step:${row?.id}`
  },
  resume: async () => `sop:${crypto.randomUUID()}`,
  claim: async () => `claim:${crypto.randomUUID()}`,
  loan: async () => `loan-ask:${crypto.randomUUID()}`,
  vaccine: async owner => `vaccine:${owner}:mmr`,
  'attorney-call': async () => `attorney-call:${crypto.randomUUID()}`,
  'own-cover': async owner => `own-cover:${owner}`,
}

test.each(Object.entries(attachments))(
  'what a student sent as %s is on the page of documents',
  async (purpose, named) => {
    const known = studentPurposes.find(one => one === purpose) ?? expect.fail('there is no such purpose')
    const { db, now } = app.services
    const owner = app.idOf(meera)
    const sent = {
      owner,
      sentBy: owner,
      name: 'a.pdf',
      type: 'application/pdf',
      bytes: 1,
      sentAt: now(),
      arrivedAt: now(),
    }
    const [row] = await db
      .insert(documents)
      .values({ ...sent, purpose: known, path: `everywhere/${purpose}`, attachedTo: await named(owner) })
      .returning()
    if (row === undefined) throw new Error('The file was not written.')
    if (purpose === 'vaccine')
      await db.insert(vaccineProofs).values({ owner, vaccine: 'mmr', document: row.id, at: now() })
    expect((await asMeera.api.vault.read()).elsewhere.map(({ id }) => id)).toEqual([row.id])
  },
)
