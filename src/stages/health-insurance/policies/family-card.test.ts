// What a family that is shown the insurance card reads: the card, and nothing that was typed to be insured.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { farah, meera, rohan } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { paidPolicy } from '#tests/insured.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { insurancePlans, insuranceRequests } from '../tables.ts'

let app: TeamApp
let asMeera: Visitor
let mother: Visitor
let asFarah: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  await app.services.db
    .update(people)
    .set({ phone: '+919848011111' })
    .where(eq(people.id, app.idOf(rohan)))
  ;[asMeera, mother, asFarah] = [await app.enter(meera), await app.enter(rohan), await app.enter(farah)]
  const { address } = await asMeera.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: 'amma@example.com',
    headings: ['insurance-card', 'emergency-card'],
  })
  await mother.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
})
afterAll(() => app.end())

const cards = async () => (await mother.api.familyCards.insurance({ student: app.idOf(meera) })).cards
const day = (days: number) => Temporal.PlainDate.from(app.clock.now().toString().slice(0, 10)).add({ days })

test('the insurance that runs is shown with its card and whom to call, and what is over or ended is not', async () => {
  expect(await cards()).toEqual([])
  const days = { coverageStart: day(-100), coverageEnd: day(200) }
  const { id } = await paidPolicy(app, meera.email, days)
  const [plan] = await app.services.db.select().from(insurancePlans).where(eq(insurancePlans.id, 'wellaway-100'))
  const shown = {
    id,
    insurer: plan?.insuranceCompany,
    plan: 'Scholar Plus',
    policyNumber: plan?.policyId,
    university: 'Sample University',
    face: null,
    from: day(-100).toString(),
    until: day(200).toString(),
    phone: null,
    sampleOf: plan?.sampleOf?.toString(),
  }
  expect(await cards()).toEqual([shown])
  await app.services.db.update(insurancePlans).set({ emergencyPhone: '+1 217 555 0100' })
  await asFarah.api.insuranceDesk.issueCard({ id, member: 'M-77' })
  const face = { name: 'Meera Iyer', member: 'M-77' }
  expect(await cards()).toEqual([{ ...shown, face, phone: '+1 217 555 0100' }])
  const { body } = await mother.call('GET', `/api/family/${app.idOf(meera)}/insurance-card`)
  expect(JSON.stringify(body)).not.toMatch(/2003|U-774411|Kochi|example\.com|premium|claim/i)
  expect(await mother.api.familyCards.emergency({ student: app.idOf(meera) })).toMatchObject({
    name: 'Meera Iyer',
    phone: meera.phone,
    contact: null,
    cards: [{ id, face, phone: '+1 217 555 0100', university: 'Sample University' }],
  })
  const request = eq(insuranceRequests.id, id)
  await app.services.db
    .update(insuranceRequests)
    .set({ coverageEnd: day(-10) })
    .where(request)
  expect(await cards()).toEqual([])
  await app.services.db
    .update(insuranceRequests)
    .set({ coverageEnd: day(200), cancelledAt: app.clock.now() })
    .where(request)
  expect(await cards()).toEqual([])
  const { openings } = await asMeera.api.rights.openings({})
  expect(openings.map(({ what }) => what)).toEqual([
    'Your emergency card, as family: mother',
    'Your insurance card, as family: mother',
  ])
})
