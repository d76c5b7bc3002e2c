import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { farah, kavya, meera } from '#seed/people.ts'
import { answerOf } from '#tests/api.ts'
import { typedApplication } from '#tests/insurance.ts'
import { openInsuranceApp } from '#tests/insurance-stock.ts'
import { paidPolicy } from '#tests/insured.ts'
import type { TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { blockedMessage } from '#src/wire/blocked.ts'
import type { Route } from '#src/wire/route.ts'
import { insuranceContracts } from '../contract.ts'
import { insuranceRequests } from '../tables.ts'
import { insuranceBlocks } from './tables.ts'

let team: TeamApp
let student: Visitor
let underwriter: Visitor
let advisor: Visitor

beforeAll(async () => {
  team = await openInsuranceApp()
  ;[student, underwriter, advisor] = await Promise.all([team.enter(meera), team.enter(farah), team.enter(kavya)])
})
beforeEach(async () => {
  await team.clear(insuranceBlocks, insuranceRequests, notifications, deskActions, rateLimits)
})
afterAll(() => team.end())

const page = () => `/api/desk/insurance-blocks/${team.idOf(meera)}`
const reason = 'The date of birth differs from the passport'
const block = (who = underwriter) => who.api.insuranceBlocksDesk.block({ student: team.idOf(meera), reason })
const unblock = (who = underwriter) => who.api.insuranceBlocksDesk.unblock({ student: team.idOf(meera) })

const nobody = '00000000-0000-4000-8000-000000000000'
const friends = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']
const details = { universityID: 'boston-university', dob: '2003-04-17' }
const checkout = { docID: nobody, partner: 'GBG', email: meera.email, name: 'Meera Iyer', redirectUri: '/' }

/** Each verb that changes an application, with an input that its contract takes. */
const stopped: Readonly<Record<string, object>> = {
  'insuranceDetails.save': details,
  'insuranceDetails.choose': { planID: 'gbg-250' },
  'insurance.apply': { application: typedApplication },
  'insurance.withdraw': { docID: nobody },
  'insurance.checkout': checkout,
  'groupPlans.createCode': { code: null, name: 'Meera', universityID: 'boston-university', memberEmails: friends },
  'groupPlans.applyCode': { code: 'ABCDEF', name: 'Meera', universityID: 'boston-university', memberEmails: friends },
  'insuranceOwnCover.say': { kind: 'elsewhere' },
  'insuranceOwnCover.takeBack': {},
  'usCitizens.attempt': { name: 'Meera', email: meera.email, phone: '', id: '', university: '', timestamp: 1 },
  'insuranceWaiver.submit': { policy: nobody, id: nobody },
  'insuranceWaiver.takeBack': { policy: nobody, id: nobody },
  'insuranceWaiver.setDeadline': { policy: nobody, id: nobody, deadline: '2027-01-01' },
}

/** What a student still does: a look-up, an open bill, claims, the end of a policy, the last day of another. */
const open = [
  'insuranceClaims.answer',
  'insuranceClaims.file',
  'insuranceClaims.fileElsewhere',
  'insuranceClaims.withdraw',
  'insuranceInvoices.leave',
  'insuranceInvoices.pay',
  'insuranceInvoices.payRest',
  'insuranceOwnCover.keep',
  'pastPolicies.find',
  'policies.askEnd',
  'policies.takeBackEnd',
]

const routes = new Map(
  Object.entries(insuranceContracts).flatMap(([feature, verbs]) =>
    Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
  ),
)
const changing = [...routes]
  .filter(([, { who, method }]) => typeof who === 'string' && method !== 'GET')
  .map(([name]) => name)

async function call(name: string, who = student) {
  const route = routes.get(name)
  if (route === undefined) throw new Error(`There is no ${name}.`)
  const given = new Map(Object.entries(stopped[name] ?? {}))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(given.get(key))
    given.delete(key)
    return value
  })
  const taken = route.input.safeParse(stopped[name])
  expect(taken.success, `${name} takes what the test sends: ${taken.error?.message ?? ''}`).toBe(true)
  const known = [...given].filter(([key]) =>
    key !== 'policy' && key !== 'id'
      ? true
      : route.input.safeParse({}).error?.issues.some(({ path: [at] }) => at === key),
  )
  return who.call(route.method, path, Object.fromEntries(known))
}

test('each verb by which a student changes something here is stopped by a block, or named as open', () => {
  expect(changing.toSorted()).toEqual([...Object.keys(stopped), ...open].toSorted())
  const says = changing.filter(name => routes.get(name)?.problems.some(({ code }) => code === 'application-blocked'))
  expect(says.toSorted()).toEqual(Object.keys(stopped).toSorted())
})

test.each(Object.keys(stopped))(
  '%s is refused while the application is blocked, in the specified words',
  async name => {
    expect((await call(name)).body).not.toMatchObject({ code: 'application-blocked' })
    await block()
    const { status, body } = await call(name)
    expect([status, body]).toEqual([409, { code: 'application-blocked', message: blockedMessage }])
    await unblock()
    expect((await call(name)).body).not.toMatchObject({ code: 'application-blocked' })
  },
)

test('the message is the specification’s, letter for letter', () => {
  expect(blockedMessage).toBe(
    'This operation cannot be processed, the application is blocked. Contact us to unblock it.',
  )
})

test('nothing of a blocked application changes, and what was there is read as before', async () => {
  await student.api.insuranceDetails.save(details)
  const before = await student.api.insuranceDetails.read()
  await block()
  await expect(student.api.insuranceDetails.save({ ...details, visa: 'J1' })).rejects.toMatchObject({ status: 409 })
  expect(await student.api.insuranceDetails.read()).toEqual(before)
  await unblock()
})

test('the student reads since when, never why; a notice comes with each change', async () => {
  expect(await student.api.insuranceBlocking.read()).toBeNull()
  await block()
  const at = team.clock.now().toString()
  expect(await student.api.insuranceBlocking.read()).toEqual({ blockedAt: at })
  await unblock()
  expect(await student.api.insuranceBlocking.read()).toBeNull()
  const said = await team.services.db.select().from(notifications).orderBy(notifications.id)
  expect(said.map(({ title }) => title)).toEqual([
    'Your insurance application is blocked',
    'Your insurance application is unblocked',
  ])
  expect(JSON.stringify(said)).not.toContain('passport')
})

test('the desk reads who blocked it, why and when, also once it is over', async () => {
  await block()
  expect(await underwriter.api.insuranceBlocksDesk.list()).toMatchObject([
    { student: { name: 'Meera Iyer' }, block: { reason, unblockedAt: null } },
  ])
  await unblock()
  expect(await underwriter.api.insuranceBlocksDesk.list()).toEqual([])
  expect(await underwriter.api.insuranceBlocksDesk.read({ student: team.idOf(meera) })).toMatchObject({
    current: null,
    earlier: [{ reason, unblockedBy: expect.stringContaining('Farah') }],
  })
  const noted = await team.services.db.select().from(deskActions).orderBy(deskActions.id)
  expect(noted.map(({ what, detail, about }) => [what, detail, about])).toEqual([
    ['insurance-blocked', reason, team.idOf(meera)],
    ['insurance-unblocked', reason, team.idOf(meera)],
  ])
})

test('an advisor, who is asked about it in the chat, reads it on the student’s page', async () => {
  await block()
  const body = await advisor.api.students.read({ id: team.idOf(meera) })
  expect(JSON.stringify(body)).toContain(`: ${reason}`)
  expect((await advisor.call('DELETE', page())).status).toBe(404)
})

test('of ten who block at once one does, a reason is required, and an unknown student is not found', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => answerOf(block())))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await team.services.db.select().from(insuranceBlocks)).toHaveLength(1)
  await unblock()
  await expect(unblock()).rejects.toMatchObject({ status: 409 })
  expect((await underwriter.call('PUT', page(), { reason: '  ' })).status).toBe(422)
  expect((await underwriter.call('PUT', `/api/desk/insurance-blocks/${nobody}`, { reason })).status).toBe(404)
})

test('an open bill is paid and a claim is read while the application is blocked', async () => {
  await paidPolicy(team, meera.email)
  await block()
  await student.api.policies.read()
  await expect(student.api.insuranceInvoices.pay({ invoice: nobody })).rejects.not.toMatchObject({
    body: { code: 'application-blocked' },
  })
})
