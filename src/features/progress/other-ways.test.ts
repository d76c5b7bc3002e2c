// A stage, or one step of it, that life has finished without us: said, taken back, and refused where others are at work.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { happenings } from './tables.ts'

let app: TeamApp
let asMeera: Visitor
let asRohan: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  asMeera = await app.enter(meera)
  asRohan = await app.enter(rohan)
})
beforeEach(async () => {
  await app.services.db.delete(happenings)
})
afterAll(() => app.end())

const say = (method: 'PUT' | 'DELETE', stage: string, way: string, visitor = asMeera) =>
  visitor.call(method, `/api/other-ways/${stage}/${way}`)

type Read = {
  stages: {
    route: string
    isComplete: boolean
    steps: { id: string; route: string; status: string; label?: string }[]
  }[]
}

async function stageOf(route: string, visitor = asMeera) {
  const body = await visitor.api.journey.read({})
  const { stages }: Read = JSON.parse(JSON.stringify(body))
  return stages.find(stage => stage.route === route) ?? expect.fail(route)
}
const openIn = async (route: string) =>
  (await stageOf(route)).steps.filter(({ status }) => status !== 'complete').map(({ id }) => id)

test.each([
  ['visas', 'visa-granted', []],
  ['loans', 'no-loan', []],
  ['loans', 'loan-already', []],
  ['vaccines', 'records-accepted', []],
  ['bank-accounts', 'account-already', []],
  ['credit-card', 'card-already', []],
  ['phone-connection', 'us-number-already', ['KeepIndianNumber', 'SecondSignIn']],
])('%s: %s leaves these steps open, and is taken back', async (stage, way, left) => {
  const before = await openIn(stage)
  expect((await say('PUT', stage, way)).status).toBe(200)
  expect(await openIn(stage)).toEqual(left.filter(id => before.includes(id)))
  expect((await say('DELETE', stage, way)).status).toBe(200)
  expect(await openIn(stage)).toEqual(before)
})

test('said twice, or by two tabs at once, it is said once; another student’s stage is as it was', async () => {
  const all = [say('PUT', 'loans', 'no-loan'), say('PUT', 'loans', 'no-loan'), say('PUT', 'loans', 'loan-already')]
  for (const { status } of await Promise.all(all)) expect([200, 409]).toContain(status)
  expect(await app.services.db.$count(happenings)).toBe(1)
  expect((await stageOf('loans', asRohan)).isComplete).toBe(false)
  expect((await say('DELETE', 'loans', 'no-loan', asRohan)).status).toBe(200)
  expect((await stageOf('loans')).isComplete).toBe(true)
})

test('one step that is opened again leaves the others done, and the rest is taken back together', async () => {
  await say('PUT', 'visas', 'visa-granted')
  await asMeera.api.journey.unmark({ stage: 'visas', step: 'DS160' })
  expect(await openIn('visas')).toEqual(['DS160'])
  expect((await stageOf('visas')).steps[0]).toMatchObject({ label: 'Done another way' })
  await say('DELETE', 'visas', 'visa-granted')
  expect((await openIn('visas')).length).toBeGreaterThan(1)
})

test('what the onboarding noted stays when another way is taken back', async () => {
  await asMeera.api.onboarding.answer({ completedSteps: ['visas/ds-160'] })
  await say('PUT', 'visas', 'visa-granted')
  await say('DELETE', 'visas', 'visa-granted')
  expect(await openIn('visas')).not.toContain('DS160')
  expect(await openIn('visas')).toContain('CompileDocs')
})

test.each([
  ['no-such-stage', 'visa-granted', 404],
  ['visas', 'no-loan', 404],
  ['forex', 'card-already', 404],
  ['visas', 'x'.repeat(101), 422],
])('%s/%s is refused with %i', async (stage, way, status) => {
  expect((await say('PUT', stage, way)).status).toBe(status)
})

test('a stage that is finished has no other way', async () => {
  await asMeera.api.onboarding.answer({ completedSteps: ['loans'] })
  expect(await say('PUT', 'loans', 'no-loan')).toMatchObject({ status: 409, body: { code: 'way-is-closed' } })
})

test('the profile names completed stages, and the badges shown by stage', async () => {
  const profile = () => asMeera.api.profile.read()
  await say('PUT', 'bank-accounts', 'account-already')
  const { steps } = await stageOf('bank-accounts')
  const [step = expect.fail('no step')] = steps
  expect(await profile()).toMatchObject({ completedStages: ['bank-accounts'], shownBadges: { 'bank-accounts': [] } })
  await asMeera.api.journey.showBadge({ stage: 'bank-accounts', step: step.id })
  expect(await profile()).toMatchObject({ shownBadges: { 'bank-accounts': [step.route], loans: [] } })
  expect(await asMeera.api.profile.change({ stage: 'enrolled' })).toMatchObject({
    completedStages: ['bank-accounts'],
  })
})
