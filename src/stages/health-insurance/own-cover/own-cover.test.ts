import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { farah, meera, rohan } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { typedApplication } from '#tests/insurance.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import { paidPolicy } from '#tests/insured.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { insuranceChoices } from '../details/tables.ts'
import { insuranceRequests } from '../tables.ts'
import { boughtHere, history as historyWords } from './copy.ts'
import { insuranceOwnCovers } from './tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(async () => {
  for (const table of [insuranceOwnCovers, insuranceChoices, insuranceRequests, rateLimits])
    await team.services.db.delete(table)
})
afterAll(() => team.end())

const noPolicy = { lastDay: null, papers: [] }
const say = (kind: 'accepted' | 'elsewhere' | 'refused' | 'university', isHandedIn = false, who = student) =>
  who.api.insuranceOwnCover.say({ kind, isHandedIn })
const read = (who = student) => who.api.insuranceOwnCover.read()
const stepsOf = async () => {
  const { stages } = await student.api.journey.read({})
  const steps: { id: string; status: string }[] = ensure(stages.find(stage => stage.route === 'health-insurance')).steps
  return Object.fromEntries(steps.map(({ id, status }) => [id, status]))
}

test('who keeps the plan of the university has nothing left to buy, and can change their mind', async () => {
  expect(await read()).toBeNull()
  await say('university')
  expect(await read()).toEqual({ ...noPolicy, kind: 'university', isHandedIn: false })
  const kept = await stepsOf()
  expect(kept).toMatchObject({ EnterDetails: 'complete', ViewRecommended: 'complete', ViewAll: 'complete' })
  expect(Object.keys(kept)).not.toContain('PurchaseInsurance')
  await student.api.insuranceOwnCover.takeBack({})
  expect(await read()).toBeNull()
  expect(await stepsOf()).toMatchObject({ PurchaseInsurance: 'locked', YourInsurance: 'locked' })
})

test('who is insured elsewhere hands in the waiver, and takes that back', async () => {
  await say('elsewhere')
  expect((await stepsOf()).WaiverGuide).toBe('incomplete')
  await say('elsewhere', true)
  expect([await read(), (await stepsOf()).WaiverGuide]).toEqual([
    { ...noPolicy, kind: 'elsewhere', isHandedIn: true },
    'processing',
  ])
  await say('elsewhere')
  expect([await read(), (await stepsOf()).WaiverGuide]).toEqual([
    { ...noPolicy, kind: 'elsewhere', isHandedIn: false },
    'incomplete',
  ])
})

test('who handed in the waiver waits for the university, and is done only once it accepted the policy', async () => {
  await say('elsewhere', true)
  expect((await stepsOf()).WaiverGuide).toBe('processing')
  await say('accepted')
  expect([await read(), (await stepsOf()).WaiverGuide]).toEqual([
    { ...noPolicy, kind: 'accepted', isHandedIn: false },
    'complete',
  ])
  await say('refused')
  expect((await stepsOf()).WaiverGuide).toBe('readyForReview')
  await say('university')
  expect(Object.keys(await stepsOf())).not.toContain('WaiverGuide')
})

const send = async (who = student, purpose = 'own-cover') => {
  const answer = await fetch(`${team.url}/api/documents?${new URLSearchParams({ name: 'policy.pdf', purpose })}`, {
    method: 'POST',
    body: '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>\n%%EOF',
    headers: { origin: team.url, cookie: who.cookie(), 'content-type': 'application/octet-stream' },
  })
  return Object(await answer.json()).id
}
const keep = (lastDay: string, papers: string[] = []) => student.api.insuranceOwnCover.keep({ lastDay, papers })
const datesOf = async () => {
  const { stages } = await student.api.journey.read({})
  return stages.flatMap(({ steps }) => steps).flatMap(({ id, dates }) => (id === 'WaiverGuide' ? (dates ?? []) : []))
}

test('who is insured elsewhere types the last day and gives a paper, corrects both, and is reminded of the day', async () => {
  await expect(keep('2027-08-14')).rejects.toMatchObject({ status: 409, body: { code: 'not-insured-elsewhere' } })
  await say('elsewhere')
  const [one, two] = [await send(), await send()]
  await keep('2027-08-14', [one])
  expect(await read()).toMatchObject({ lastDay: '2027-08-14', papers: [{ id: one, name: 'policy.pdf' }] })
  expect(await datesOf()).toContainEqual({
    title: 'Your own insurance ends',
    when: '2027-08-14',
    isPayment: true,
    calls: [60, 30],
  })
  await keep('2027-08-31', [two])
  // What the university decides changes nothing about the policy.
  await say('accepted')
  expect(await read()).toMatchObject({ kind: 'accepted', lastDay: '2027-08-31', papers: [{ id: two }] })
  await keep('')
  expect(await read()).toMatchObject({ lastDay: null, papers: [] })
  await say('university')
  await expect(keep('2027-08-14')).rejects.toMatchObject({ status: 409 })
})

test('a last day that is none, or that no cover has, is refused, and so is a paper of somebody else or for something else', async () => {
  await say('elsewhere')
  await keep('2027-08-14')
  for (const lastDay of ['soon', '2027-02-30', '1999-01-01', '2099-01-01', '9'.repeat(30)])
    await expect(keep(lastDay)).rejects.toMatchObject({
      status: 422,
      body: { fields: { lastDay: 'Please enter the last day of your cover, such as 2027-08-14.' } },
    })
  for (const paper of [await send(other), await send(student, 'claim'), crypto.randomUUID()])
    await expect(keep('2027-09-01', [paper])).rejects.toMatchObject({ status: 409 })
  const many = await Promise.all([1, 2, 3, 4].map(() => send()))
  await expect(keep('2027-09-01', many)).rejects.toMatchObject({ status: 422 })
  expect(await read()).toMatchObject({ lastDay: '2027-08-14', papers: [] })
})

test('who chooses a plan after all finds the steps of buying again', async () => {
  await student.api.insuranceDetails.save({ universityID: 'boston-university', dob: '2003-04-17' })
  await student.api.insuranceDetails.choose({ planID: 'gbg-250' })
  await say('university')
  expect(Object.keys(await stepsOf())).not.toContain('PurchaseInsurance')
  await student.api.insuranceDetails.choose({ planID: 'gbg-250' })
  expect([await read(), (await stepsOf()).PurchaseInsurance]).toEqual([null, 'incomplete'])
})

test('each choice is a row of its own, also when twenty are said at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answerOf(say(index % 2 === 0 ? 'university' : 'elsewhere'))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rows = await team.services.db.select().from(insuranceOwnCovers)
  expect(rows.filter(({ takenBackAt }) => takenBackAt === null)).toHaveLength(1)
})

test('is of one person alone, and nothing else can be said', async () => {
  await say('university', false, other)
  expect(await read()).toBeNull()
  expect((await student.call('PUT', '/api/insurance/own-cover', { kind: 'nothing', isHandedIn: false })).status).toBe(
    422,
  )
  expect(await read()).toBeNull()
})

const apply = () => student.api.insurance.apply({ application: typedApplication })
const openRequest = () => student.api.insurance.mine()

test('said while an application is open, that one is given up, and what was typed is still there for the next', async () => {
  await apply()
  expect(await openRequest()).toMatchObject({ draft: true })
  await say('university')
  expect(await openRequest()).toBeNull()
  expect(await student.api.insurance.lastApplication()).toMatchObject({
    application: { homeCity: typedApplication.homeCity },
  })
})

test('who applies after all has taken it back', async () => {
  await say('elsewhere')
  await apply()
  expect(await read()).toBeNull()
  expect(Object.keys(await stepsOf())).toContain('PurchaseInsurance')
})

test('who bought a plan here cannot say it: nothing changes, and the answer says whom to ask', async () => {
  await paidPolicy(team, meera.email)
  const { status, body } = await answerOf(say('elsewhere'))
  expect([status, body]).toMatchObject([409, { code: 'insured-here', message: boughtHere }])
  expect(await read()).toBeNull()
  expect((await stepsOf()).PurchaseInsurance).toBe('complete')
})

test('the desk reads each choice in the student’s history', async () => {
  await say('elsewhere', true)
  await student.api.insuranceOwnCover.takeBack({})
  const desk = await team.enter(farah)
  const { history } = await desk.api.students.read({ id: team.idOf(meera) })
  const said = history.map(({ what }) => what)
  for (const words of [historyWords.said.elsewhere, historyWords.handedIn, historyWords.takenBack])
    expect(said).toContain(words)
})
