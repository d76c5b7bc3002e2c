import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAttorneys, seedAttorneys } from '#seed/attorneys.ts'
import { kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { attorneyCalls } from '../attorneys/tables.ts'
import { adviceFor, type Advice, type Outcome, type SlipAnswers } from './rules.ts'
import { interviewOutcomes, slipChecks, visaSlips } from './tables.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  await seedAttorneys(app.services)
  asMeera = await app.enter(meera)
})
beforeEach(async () => {
  for (const table of [happenings, attorneyCalls, interviewOutcomes, slipChecks, visaSlips])
    await app.services.db.delete(table)
})
afterAll(() => app.end())

const page = '/api/visas/post-interview'
const choose = (outcome: Outcome, who = asMeera) => who.api.postInterview.choose({ outcome })
const read = (who = asMeera) => who.api.postInterview.read()
const step = async () => {
  const { stages } = await asMeera.api.journey.read({})
  const { steps } = ensure(stages.find(({ route }) => route === 'visas'))
  return steps.find(({ id }) => id === 'PostInterview')
}
const mark = () => asMeera.api.journey.mark({ stage: 'visas', step: 'PostInterview' })
const book = (changes: object = {}) =>
  asMeera.api.attorneys.book({
    agent: demoAttorneys[0].id,
    slot: '2026-06-17T13:00:00.000Z',
    call: 'free',
    issue: 'x',
    ...changes,
  })

describe('the step', () => {
  test('follows what was said, and the later word counts', async () => {
    expect(await step()).toMatchObject({ status: 'incomplete' })
    await choose('Processing')
    expect(await step()).toMatchObject({ status: 'processing', visaStatus: 'Processing', canBeMarked: true })
    app.clock.pass({ minutes: 1 })
    await choose('Accepted')
    expect(await step()).toMatchObject({ status: 'complete', visaStatus: 'Accepted' })
    app.clock.pass({ minutes: 1 })
    await choose('Rejected')
    expect(await step()).toMatchObject({ status: 'processing', visaStatus: 'Rejected' })
    await asMeera.api.postInterview.takeBack({})
    expect(await step()).toMatchObject({ status: 'incomplete' })
  })

  test('is complete with Rejected once a call is booked, and not any more when it is cancelled', async () => {
    await choose('Rejected')
    app.clock.pass({ minutes: 1 })
    await book()
    expect(await step()).toMatchObject({
      status: 'complete',
      visaStatus: 'Rejected',
      dates: [{ when: '2026-06-17T13:00:00.000Z' }],
    })
    app.clock.pass({ minutes: 1 })
    await asMeera.api.attorneys.cancel({})
    expect(await step()).toMatchObject({ status: 'processing' })
  })

  test('with a paid call that is not paid yet stays in progress', async () => {
    await choose('Rejected')
    app.clock.pass({ minutes: 1 })
    await book({ call: 'paid' })
    expect(await step()).toMatchObject({ status: 'processing' })
  })

  test('marked done while it waits, the mark goes with what it was about', async () => {
    await choose('Processing')
    await mark()
    expect(await step()).toMatchObject({ status: 'complete' })
    await choose('Rejected')
    expect(await step()).toMatchObject({ status: 'processing' })
  })
})

test('said ten times at once, it was said once', async () => {
  await Promise.all(Array.from({ length: 10 }, () => choose('Accepted')))
  expect(await app.services.db.$count(interviewOutcomes)).toBe(1)
})

test('what lay on a device does not write over what was said on another one', async () => {
  const say = (outcome: Outcome, was: Outcome | null) =>
    asMeera.api.postInterview.choose({ outcome, was: { outcome: was } })
  const takeBack = (was: Outcome | null) => asMeera.api.postInterview.takeBack({ was: { outcome: was } })
  await choose('Processing')
  await expect(say('Accepted', null)).rejects.toMatchObject({
    status: 409,
    body: { code: 'changed-elsewhere', fields: { outcome: 'Administrative processing' } },
  })
  // The same word is no conflict, nor is what was read before it was said.
  await say('Processing', null)
  await say('Accepted', 'Processing')
  await expect(takeBack('Processing')).rejects.toMatchObject({ status: 409 })
  expect((await read()).outcome).toMatchObject({ outcome: 'Accepted' })
  await takeBack('Accepted')
  expect((await read()).outcome).toBeNull()
})

test('sent again under its key after a lost answer, it is neither said again nor a conflict with itself', async () => {
  const sendKept = () =>
    asMeera.call(
      'PUT',
      `${page}/outcome`,
      { outcome: 'Accepted', was: { outcome: null } },
      { 'idempotency-key': 'kept-on-the-train' },
    )
  expect((await sendKept()).status).toBe(200)
  app.clock.pass({ minutes: 1 })
  await choose('Rejected')
  expect((await sendKept()).status).toBe(200)
  expect((await read()).outcome).toMatchObject({ outcome: 'Rejected' })
  expect(await app.services.db.$count(interviewOutcomes)).toBe(2)
})

describe('a slip', () => {
  const slip = (changes: object = {}) =>
    asMeera.api.postInterview.tellSlip({
      slip: 'blue',
      keptPassport: 'yes',
      askedForPapers: 'yes',
      askedToWait: null,
      papers: 'Bank statements',
      caseNumber: 'aa00 abc-123',
      ...changes,
    })

  test('is kept as it is printed, sealed, and our look at it is asked for once', async () => {
    await expect(slip()).rejects.toMatchObject({ status: 409 })
    await choose('Processing')
    await slip()
    await slip({ slip: 'unsure' })
    expect((await read()).slip).toMatchObject({ slip: 'unsure', papers: 'Bank statements', caseNumber: 'AA00ABC123' })
    expect(ensure(await step()).subStatus).toBe('unsure')
    const [row] = await app.services.db.select().from(visaSlips)
    expect(Buffer.from(row?.sealed ?? []).toString()).not.toContain('AA00')
    const waiting = await (await app.enter(kavya)).api.requests.list({ state: 'open' })
    expect(waiting.map(({ title }) => title)).toEqual(['Read the slip of Meera: Not sure'])
    const seen = JSON.stringify(await (await app.enter(kavya)).api.students.read({ id: app.idOf(meera) }))
    expect(seen).toContain(
      'Entered the slip: Not sure. Did they keep your passport? Yes. Does the slip ask for documents? Yes. It lists: Bank statements',
    )
    expect(seen).not.toContain('AA00ABC123')
    expect((await read(await app.enter(rohan))).slip).toBeNull()
  })

  test('that lay on a device does not write over one from another device, field by field', async () => {
    await choose('Processing')
    await slip({ was: {} })
    const { updatedAt: _, ...was } = ensure((await read()).slip)
    await slip({ askedToWait: 'yes' })
    await expect(slip({ askedToWait: 'no', caseNumber: 'AA00ABC124', was })).rejects.toMatchObject({
      status: 409,
      body: { code: 'changed-elsewhere', fields: { askedToWait: 'Yes' } },
    })
    expect((await read()).slip).toMatchObject({ askedToWait: 'yes', caseNumber: 'AA00ABC123' })
    await slip({ askedToWait: 'yes', caseNumber: 'AA00ABC124', was })
  })

  test.each([
    ['no colour', { slip: null }],
    ['another colour', { slip: 'green' }],
    ['a number that is none', { caseNumber: '12' }],
    ['too much', { papers: 'x'.repeat(1001) }],
  ])('with %s is refused', async (_, changes) => {
    await choose('Processing')
    await expect(slip(changes)).rejects.toMatchObject({ status: 422 })
  })
})

describe('the log', () => {
  const note = (changes: object = {}) =>
    asMeera.api.postInterview.noteCheck({ checkedOn: '2026-06-14', finding: 'Refused', ...changes })

  test('keeps each look, the latest day first, and lets one go', async () => {
    await note()
    await note({ checkedOn: '2026-06-15', finding: 'Administrative Processing', note: 'moved' })
    const { checks } = await read()
    expect(checks.map(({ finding }) => finding)).toEqual(['Administrative Processing', 'Refused'])
    const remove = (who: Visitor) => who.api.postInterview.removeCheck({ check: ensure(checks[0]).id })
    await expect(remove(await app.enter(rohan))).rejects.toMatchObject({ status: 404 })
    await remove(asMeera)
    expect((await read()).checks).toHaveLength(1)
  })

  test.each([
    ['tomorrow', { checkedOn: '2026-06-16' }],
    ['no day', { checkedOn: '' }],
    ['no such day', { checkedOn: '2026-02-30' }],
    ['nothing', { finding: '' }],
  ])('refuses %s', async (_, changes) => expect((await answerOf(note(changes))).status).toBe(422))
})

test.each<[SlipAnswers, Advice[]]>([
  [{ keptPassport: 'yes', askedForPapers: 'yes', askedToWait: 'no' }, ['send-papers']],
  [{ keptPassport: 'yes', askedForPapers: 'no', askedToWait: 'yes' }, ['wait']],
  [{ keptPassport: 'yes', askedForPapers: 'yes', askedToWait: 'yes' }, ['send-papers', 'wait']],
  [{ keptPassport: 'yes', askedForPapers: 'no', askedToWait: null }, ['wait']],
  [{ keptPassport: 'no', askedForPapers: 'no', askedToWait: 'no' }, ['ask', 'passport-later']],
  [{ keptPassport: null, askedForPapers: null, askedToWait: null }, []],
])('%j leads to %j', (answers, advice) => {
  expect(adviceFor(answers)).toEqual(advice)
})
