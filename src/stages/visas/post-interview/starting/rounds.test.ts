// A refusal, and the application after it: on the real database, through the routes.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kavya, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { visaAppointments, visaRoundPast, visaRounds } from '#src/stages/visas/rounds/tables.ts'
import { paperTicks } from '#src/stages/visas/compile-docs/tables.ts'
import { passportProfiles } from '#src/features/passport-profile/tables.ts'
import { interviewOutcomes, slipChecks, visaSlips } from '../tables.ts'
import { visas } from '#src/stages/visas/rules.ts'
import { sevisFees } from '#src/stages/visas/sevis/tables.ts'
import { again } from '#src/stages/visas/rounds/copy.ts'
import { isPaperAgain } from '#src/features/papers/rules.ts'
import { doneAgain, stays } from '#src/stages/visas/rounds/rules.ts'
import { papersOn, rows } from '#src/stages/visas/compile-docs/rules.ts'
import type { Outcome } from '../rules.ts'

let app: TeamApp
let asMeera: Visitor

beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
})
beforeEach(async () => {
  for (const table of [
    happenings,
    visaAppointments,
    interviewOutcomes,
    paperTicks,
    sevisFees,
    slipChecks,
    visaSlips,
    visaRoundPast,
    visaRounds,
    passportProfiles,
  ])
    await app.services.db.delete(table)
})
afterAll(() => app.end())

const choose = (outcome: Outcome) => asMeera.api.postInterview.choose({ outcome })
const rounds = async () => (await asMeera.api.postInterview.read()).rounds
const mark = (step: string) => asMeera.api.journey.mark({ stage: 'visas', step })
const start = (number: number, why: '214b' | 'other' | 'unsure' = '214b', who = asMeera) =>
  who.api.visaRounds.start({ number, why })
const undo = (number: number, who = asMeera) => who.api.visaRounds.undo({ number })
const tick = (paper: string) => asMeera.api.compileDocs.tick({ paper })
const ticks = async () => (await asMeera.api.compileDocs.read()).ticks.map(({ paper }) => paper).toSorted()
const book = (interviewDay: string) =>
  asMeera.api.appointment.tell({ place: 'Mumbai', interviewDay, interviewTime: '09:30' })
const appointment = async () => (await asMeera.api.appointment.read()).appointment
const steps = async (): Promise<Record<string, Record<string, unknown>>> => {
  const { stages } = await asMeera.api.journey.read({})
  const { steps: all } = ensure(stages.find(({ route }) => route === 'visas'))
  return Object.fromEntries(all.map(step => [step.id, step]))
}
const statuses = async () => Object.fromEntries(Object.entries(await steps()).map(([id, { status }]) => [id, status]))

/** All steps of the application marked, its papers ticked, its interview over. */
async function refused() {
  for (const step of ['VisaTranscripts', 'PaySEVISFee', 'DS160', 'ConsularAppointment', 'CompileDocs']) await mark(step)
  for (const paper of ['photo', 'passport', 'ds-160-confirmation']) await tick(paper)
  await book('2026-09-15')
  app.clock.pass({ minutes: 1 })
  await choose('Rejected')
  app.clock.pass({ minutes: 1 })
}

describe('a second application', () => {
  test('opens what is done again, and leaves what stays', async () => {
    await refused()
    const before = await statuses()
    expect(before).toMatchObject({ DS160: 'complete', ConsularAppointment: 'complete', PostInterview: 'processing' })
    await start(2)
    expect(await statuses()).toEqual({
      ...before,
      DS160: 'incomplete',
      ConsularAppointment: 'incomplete',
      CompileDocs: 'incomplete',
      PostInterview: 'incomplete',
    })
    expect(await ticks()).toEqual(['passport'])
    expect(await appointment()).toBeNull()
    expect(await rounds()).toMatchObject({ number: 2, canBeUndone: true, started: [{ number: 2, why: '214b' }] })
    const { DS160, PostInterview } = await steps()
    for (const one of [DS160, PostInterview])
      expect(one).toMatchObject({ again: { number: 2, failedAt: expect.stringMatching(/^2026-06-15T06:01/) } })
    expect(PostInterview).not.toHaveProperty('visaStatus')
  })

  test('counts what is marked, booked and said in it, and can be refused as well', async () => {
    await refused()
    await start(2)
    app.clock.pass({ minutes: 1 })
    await mark('DS160')
    await tick('photo')
    await book('2026-10-20')
    expect(await appointment()).toMatchObject({ changes: 0, interview: '2026-10-20T04:00:00.000Z' })
    expect(await statuses()).toMatchObject({ DS160: 'complete', CompileDocs: 'incomplete' })
    expect(await ticks()).toEqual(['passport', 'photo'])
    await expect(undo(2)).rejects.toMatchObject({ status: 409 })
    app.clock.pass({ minutes: 1 })
    await choose('Rejected')
    app.clock.pass({ minutes: 1 })
    await start(3, 'unsure')
    expect(await rounds()).toMatchObject({ number: 3, started: [{ number: 2 }, { number: 3, why: 'unsure' }] })
    // Each application had its fee: those that were refused are paid in the ledger, and the next is still to come.
    const fees = (await asMeera.api.money.read()).rows.filter(({ kind }) => kind === 'mrvFee')
    expect(fees.map(({ id, state }) => `${id} ${state}`).toSorted()).toEqual([
      'known.mrvFee due',
      'known.mrvFee.1 paid',
      'known.mrvFee.2 paid',
    ])
    await asMeera.api.money.leaveOut({ cost: 'known.mrvFee.1', isLeftOut: true })
    expect((await asMeera.api.money.read()).leftOut).toMatchObject([{ id: 'known.mrvFee.1' }])
    await asMeera.api.money.leaveOut({ cost: 'known.mrvFee.1', isLeftOut: false })
    expect(await statuses()).toMatchObject({ DS160: 'incomplete', ConsularAppointment: 'incomplete' })
    app.clock.pass({ minutes: 1 })
    await choose('Accepted')
    expect(await statuses()).toMatchObject({ PostInterview: 'complete' })
  })

  test('is taken back while nothing is in it: all is as it was', async () => {
    await refused()
    const [before, papers] = [await steps(), await ticks()]
    const booked = await appointment()
    await start(2)
    await undo(2)
    expect(await steps()).toEqual(before)
    expect(await ticks()).toEqual(papers)
    expect(await appointment()).toEqual(booked)
    expect(await rounds()).toEqual({ number: 1, canBeUndone: false, started: [] })
    await undo(2)
    expect(await app.services.db.$count(visaRoundPast)).toBe(0)
  })

  test('keeps the slip and the looks of the first out of sight', async () => {
    await choose('Processing')
    const none = { keptPassport: null, askedForPapers: null, askedToWait: null }
    await asMeera.api.postInterview.tellSlip({ slip: 'blue', ...none, papers: 'Old papers', caseNumber: '' })
    await asMeera.api.postInterview.noteCheck({ checkedOn: '2026-06-01', finding: 'Refused' })
    app.clock.pass({ minutes: 1 })
    await choose('Rejected')
    app.clock.pass({ minutes: 1 })
    await start(2)
    app.clock.pass({ minutes: 1 })
    await choose('Processing')
    expect(await asMeera.api.postInterview.read()).toMatchObject({ slip: null, checks: [] })
    expect((await steps()).PostInterview).not.toHaveProperty('subStatus')
  })

  test('opens a stage that was finished another way, and what stays of one that was done before Safar', async () => {
    await asMeera.api.journey.finish({ stage: 'visas', way: 'visa-granted' })
    await choose('Rejected')
    app.clock.pass({ minutes: 1 })
    await start(2)
    expect(await statuses()).toMatchObject({ DS160: 'incomplete', PostInterview: 'incomplete' })
    await undo(2)
    await app.services.db.delete(happenings)
    await asMeera.api.onboarding.answer({ completedSteps: ['visas'] })
    await start(2)
    expect(await statuses()).toMatchObject({ I20Form: 'complete', PaySEVISFee: 'complete', DS160: 'incomplete' })
  })
})

describe('the numbers of the DS-160', () => {
  const give = (numbers: object) => asMeera.api.visaNumbers.change(numbers)
  const numbers = async () => (await asMeera.api.visaNumbers.read()).numbers
  const first = { sevisId: 'N0005432612', applicationId: 'AA00ABC123', barcode: 'AA00ABC123' }

  test('are those of the new form alone; the SEVIS ID stays', async () => {
    await give(first)
    await refused()
    await start(2)
    expect(await numbers()).toMatchObject({ sevisId: 'N0005432612', applicationId: '', barcode: '' })
    await give({ applicationId: 'AA00NEW456', sevisId: 'N0005432613' })
    expect(await rounds()).toMatchObject({ canBeUndone: false })
    await expect(undo(2)).rejects.toMatchObject({ status: 409 })
    await give({ applicationId: '' })
    await undo(2)
    expect(await numbers()).toMatchObject({ ...first, sevisId: 'N0005432613' })
  })
})

describe('the papers of an application that was refused', () => {
  const paper = (name: 'appointment-confirmation' | 'ds-160-confirmation' | 'i-20', says: object) =>
    asMeera.api.passportProfile.keepPaper({ paper: name, says })
  const profile = () => asMeera.api.passportProfile.read()
  const checks = async () => {
    const { findings } = await asMeera.api.paperChecks.read()
    return Object.fromEntries(findings.map(({ check, is }) => [check, is]))
  }
  const form = { applicationId: 'AA00ABC123', passportNumber: 'Z1234567' }

  async function refusedWithPapers() {
    await asMeera.api.passportProfile.change({ facts: { bornOn: '2001-07-09', passportNumber: 'Z1234567' } })
    await paper('ds-160-confirmation', form)
    await paper('appointment-confirmation', { ...form, interviewOn: '2026-09-15' })
    await paper('i-20', { sevisId: 'N0005432612' })
    await refused()
  }

  test('are not those of the new one, are read into it by nobody, and come back with it', async () => {
    await refusedWithPapers()
    expect(await checks()).toMatchObject({ barcode: 'same', 'passport-number': 'same', visits: 'same' })
    await start(2)
    expect(Object.keys((await profile()).papers)).toEqual(['i-20'])
    expect(await checks()).toMatchObject({ barcode: 'missing', 'passport-number': 'missing', visits: 'missing' })
    const refusedForm = { status: 409, body: { code: 'earlier-paper' } }
    expect(await answerOf(paper('ds-160-confirmation', form))).toMatchObject(refusedForm)
    expect(await answerOf(paper('appointment-confirmation', { interviewOn: '2026-09-15' }))).toMatchObject(refusedForm)
    const typed = await asMeera.call('PUT', '/api/visas/numbers', { barcode: 'AA00ABC123' })
    expect(typed).toMatchObject({ status: 422, body: { fields: { barcode: expect.stringContaining('refused') } } })
    expect(
      (await asMeera.call('PUT', '/api/passport-profile', { facts: { applicationId: 'aa00 abc123' } })).status,
    ).toBe(422)
    expect(await rounds()).toMatchObject({ canBeUndone: true })
    await undo(2)
    expect(Object.keys((await profile()).papers).toSorted()).toEqual([
      'appointment-confirmation',
      'ds-160-confirmation',
      'i-20',
    ])
    expect(await checks()).toMatchObject({ barcode: 'same', visits: 'same' })
  })

  test('once a new form is read, the application is not taken back', async () => {
    await refusedWithPapers()
    await start(2)
    await paper('ds-160-confirmation', { applicationId: 'AA00NEW456' })
    await expect(undo(2)).rejects.toMatchObject({ status: 409 })
  })

  test('the list for the interview goes by the new appointment, not by the one that was refused', async () => {
    await refused()
    const interviewOn = async () => (await asMeera.api.compileDocs.read()).interviewOn
    expect(await interviewOn()).toBe('2026-09-15')
    await start(2)
    expect(await interviewOn()).toBeNull()
  })
})

describe('is refused', () => {
  test('without a refusal, out of turn, and with a wrong number', async () => {
    await expect(start(2)).rejects.toMatchObject({ status: 409, body: { code: 'visa-not-refused' } })
    await choose('Processing')
    await expect(start(2)).rejects.toMatchObject({ status: 409 })
    app.clock.pass({ minutes: 1 })
    await choose('Rejected')
    await expect(start(3)).rejects.toMatchObject({ status: 409 })
    for (const number of [0, 1, -2, 10, 1e9]) await expect(start(number)).rejects.toMatchObject({ status: 422 })
    expect((await asMeera.call('PUT', '/api/visas/rounds/second', { why: '214b' })).status).toBe(422)
    expect((await asMeera.call('PUT', '/api/visas/rounds/2', { why: 'because' })).status).toBe(422)
    expect((await asMeera.call('PUT', '/api/visas/rounds/2', {})).status).toBe(422)
  })

  test('to anybody else: a round is one’s own', async () => {
    await refused()
    const asRohan = await app.enter(rohan)
    await expect(start(2, '214b', asRohan)).rejects.toMatchObject({ status: 409 })
    await start(2)
    await undo(2, asRohan)
    expect(await rounds()).toMatchObject({ number: 2 })
  })
})

test('started ten times at once, it is started once', async () => {
  await refused()
  const all = await Promise.all(Array.from({ length: 10 }, () => answerOf(start(2))))
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
  expect(await app.services.db.$count(visaRounds)).toBe(1)
  await start(2)
})

test('the desk reads what was marked in the first, and when the second began', async () => {
  await refused()
  await start(2)
  const body = await (await app.enter(kavya)).api.students.read({ id: app.idOf(meera) })
  const lines = body.history.map(({ what }) => what)
  expect(lines).toContain('Began the second visa application after a refusal (214(b))')
  expect(lines).toContain('Marked as completed in the first visa application: DS-160')
  expect(lines.some((line: string) => line.startsWith('Said of the visa interview: Rejected'))).toBe(true)
})

test('every step of the stage either stays or is done again, and so is every paper', () => {
  expect([...doneAgain, ...stays].toSorted()).toEqual(visas.steps.map(({ id }) => id).toSorted())
  const afresh = papersOn(Temporal.PlainDate.from('2027-05-12')).filter(({ id }) => isPaperAgain(id))
  expect([...new Set(afresh.map(({ name }) => name))]).toEqual(
    rows.map(({ name }) => name).filter(name => isPaperAgain(name)),
  )
  expect(afresh.map(({ name }) => name)).not.toContain('passport')
})

test.each([
  [2, 'Second application. The first was refused on 12th May 2027.'],
  [3, 'Third application. The second was refused on 12th May 2027.'],
  [5, '5th application. The 4th was refused on 12th May 2027.'],
])('application %i says what it is', (number, words) => {
  const at = '2027-05-12T06:00:00.000Z'
  expect(again({ number, since: at, failedAt: at })).toBe(words)
})
