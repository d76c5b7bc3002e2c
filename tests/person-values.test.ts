// What is said of a person at one place is known at all: generated from the places that modules give, so that a new place
// which forgets is red.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { meera } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { valueNames, type ValueName, type Values } from '#src/features/people/values/rules.ts'
import { folded } from '#src/features/people/values/sameness/rules.ts'
import { valuesHandlers } from '#src/features/people/values/service.ts'
import { personValues } from '#src/features/people/values/slots.ts'
import { knownValues, noteStated, statementsOf } from '#src/features/people/values/statements.ts'
import { change as changeFacts } from '#src/features/passport-profile/service.ts'
import type { Call } from '#src/platform/services.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { personStatements } from '#src/features/people/tables.ts'
import { productOrders, products } from '#src/features/products/tables.ts'
import { sentStays } from '#src/features/people/values/copy.ts'
import { paidPolicy } from './insured.ts'
import { insuranceFrom } from '#src/stages/health-insurance/application/from-profile/rules.ts'
import { completed, withParents } from '#src/features/passport-profile/values/rules.ts'
import { cardOrders } from '#src/stages/forex/card/tables.ts'
import { filledIn } from '#src/stages/loans/application/from-profile/rules.ts'
import type { Answers } from '#src/stages/loans/application/rules.ts'
import { paidAtSandbox } from './paid.ts'
import { loanApplications } from '#src/stages/loans/tables.ts'
import { callBy } from './callers.ts'
import { begun, byPress, samples } from './said.ts'
import { openInsuranceApp } from './insurance-stock.ts'
import type { TeamApp } from './team.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openInsuranceApp()
})
afterAll(() => app.end())

const places = appServices.given(personValues)
const { read, settle } = valuesHandlers(appServices)

const [first, second] = [0, 1].map(
  at =>
    (names: readonly ValueName[]): Values =>
      Object.fromEntries(names.map(name => [name, samples[name][at] ?? ''])),
)

/** What was sent: it is asked for with all that it needs in the tests of its own. */
const sentAlone = ['insurance-application', 'orders', 'card']

const laterBy = (call: Call, minutes: number): Call => ({ ...call, now: () => app.services.now().add({ minutes }) })

async function everywhere(): Promise<Call> {
  const call = await callBy(app.services, { firstName: 'Meera', lastName: 'Iyer' })
  for (const place of places) {
    await begun[place.name]?.(call)
    if (begun[place.name] !== undefined) await place.write?.(call, first?.(byPress(place)) ?? {})
  }
  return call
}

test('each place is begun here, and each value is kept at one at least', () => {
  expect(places.map(({ name }) => name).toSorted()).toEqual([...Object.keys(begun), ...sentAlone].toSorted())
  const kept = new Set(places.flatMap(({ values }) => values))
  expect(valueNames.filter(name => !kept.has(name))).toEqual([])
})

const pairs = places.flatMap(place => byPress(place).map(value => [value, place] as const))

describe.each(pairs.map(([value, place]) => ({ value, at: place.name, place })))(
  '$value said at $at',
  ({ value, place }) => {
    test('is known, is asked about once for all others, and follows there after one press', async () => {
      const call = await everywhere()
      const fresh = laterBy(call, 5)
      await place.write?.(fresh, second?.([value]) ?? {})
      const [before = '', after = ''] = samples[value]
      const view = await read(fresh, {})
      expect(folded(value, view.known[value]?.text ?? '')).toBe(folded(value, after))
      const question = view.questions.find(one => one.value === value)
      const others = places.filter(
        other => other.name !== place.name && other.values.includes(value) && begun[other.name] !== undefined,
      )
      expect(question?.others.map(({ place: name }) => name).toSorted() ?? []).toEqual(
        others.map(({ name }) => name).toSorted(),
      )
      if (question === undefined) return
      await settle(laterBy(call, 6), {
        texts: { [value]: question.text },
        places: question.others.map(({ place: name }) => name),
      })
      const statements = (await statementsOf(fresh, appServices)).of(value)
      for (const { of, text } of statements) {
        const follows = of.name === place.name || byPress(of).includes(value)
        expect([of.name, folded(value, text)]).toEqual([of.name, folded(value, follows ? after : before)])
      }
      expect((await read(fresh, {})).questions.filter(one => one.value === value)).toEqual([])
    })
  },
)

test('what is left as it is isn’t asked about again, until something else is said', async () => {
  const call = await everywhere()
  const pressed = (minutes: number, dob: string) =>
    places.find(({ name }) => name === 'vaccines')?.write?.(laterBy(call, minutes), { birthDate: dob })
  const questions = async () => (await read(call, {})).questions.filter(({ value }) => value === 'birthDate')
  await pressed(5, '2003-05-18')
  expect(await questions()).toHaveLength(1)
  await settle(call, { texts: { birthDate: '2003-05-18' }, places: ['i20'] })
  expect(await questions()).toEqual([])
  expect((await statementsOf(call, appServices)).of('birthDate').map(({ place, text }) => [place, text])).toEqual(
    expect.arrayContaining([
      ['i20', '2003-05-18'],
      ['passport-profile', '2003-04-17'],
      ['insurance-details', '2003-04-17'],
    ]),
  )
  await pressed(9, '2003-06-19')
  expect(await questions()).toHaveLength(1)
})

test('what was sent keeps its value and says so, whatever is pressed', async () => {
  const call = await everywhere()
  const at = app.services.now()
  await app.services.db.update(loanApplications).set({ academicsAt: at, identityAt: at, financialAt: at })
  await places.find(({ name }) => name === 'passport-profile')?.write?.(laterBy(call, 5), { pan: 'ABCPJ1234F' })
  const question = (await read(call, {})).questions.find(({ value }) => value === 'pan')
  expect(question?.others).toMatchObject([{ place: 'loan', was: 'ABCPI1234F', state: 'sent' }])
  await settle(call, { texts: { pan: 'ABCPJ1234F' }, places: ['loan'] })
  expect(
    (await statementsOf(call, appServices))
      .of('pan')
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['ABCPI1234F', 'ABCPJ1234F'])
})

describe('of an application for insurance, an order at a partner and one of the card', () => {
  const owned = async (): Promise<Call> => {
    const [call, { owner }] = [await callBy(app.services, { firstName: 'Meera' }), await paidPolicy(app, meera.email)]
    return { ...call, caller: { ...call.caller, id: owner } }
  }
  const birthAt = async (call: Call) =>
    (await statementsOf(call, appServices)).of('birthDate').find(({ place }) => place === 'insurance-application')

  test('a paid application keeps its values; one that was given up is only what was said', async () => {
    const call = await owned()
    expect(await birthAt(call)).toMatchObject({ text: '2003-05-17', sent: sentStays, isPast: false })
    await places.find(({ name }) => name === 'vaccines')?.write?.(laterBy(call, 5), { birthDate: '2003-05-18' })
    const questions = async () => (await read(call, {})).questions.filter(({ value }) => value === 'birthDate')
    expect(await questions()).toMatchObject([
      { place: 'vaccines', others: [{ place: 'insurance-application', was: '17th May 2003', state: 'sent' }, {}] },
    ])
    const mine = eq(insuranceRequests.owner, call.caller.id)
    await app.services.db.update(insuranceRequests).set({ checkoutAt: null, depositConfirmedAt: null }).where(mine)
    expect(await questions()).toMatchObject([{ others: [{ state: 'by-hand' }, {}] }])
    await app.services.db.update(insuranceRequests).set({ withdrawnAt: app.services.now() }).where(mine)
    expect(await birthAt(call)).toMatchObject({ isPast: true, sent: undefined })
    expect((await questions()).flatMap(({ others }) => others.map(({ place }) => place))).toEqual(['passport-profile'])
  })

  test('what a partner and the issuer were sent is said so where something else stands elsewhere', async () => {
    const call = await owned()
    const at = app.services.now().add({ minutes: 1 })
    const offered = { title: 'Account', provider: 'Bank', price: 0, needsSsn: false, terms: {} }
    const product = { id: 'an-account', kind: 'bank-account', source: 'Sample', place: 1, changedAt: at } as const
    const checkedOn = Temporal.PlainDate.from('2026-06-01')
    await app.services.db.insert(products).values({ ...product, ...offered, checkedOn })
    const sent = { name: 'Meera Iyer', email: 'old@example.com', phone: '+919848012340', arrival: '2026-08-02' }
    await app.services.db.insert(productOrders).values({
      owner: call.caller.id,
      kind: product.kind,
      product: product.id,
      asOffered: { ...offered, checkedOn: checkedOn.toString(), version: 1 },
      sealed: await app.services.vault.seal(call.caller.id, JSON.stringify(sent)),
      sentAt: at,
      changedAt: at,
    })
    expect(await knownValues(call, appServices)).toMatchObject({ phone: '+919848012340', flight: '2026-08-02' })
    await places.find(({ name }) => name === 'profile')?.write?.(laterBy(call, 5), { phone: '+919848012345' })
    const phone = (await read(call, {})).questions.find(({ value }) => value === 'phone')
    expect(phone?.others).toContainEqual(
      expect.objectContaining({ place: 'orders', was: '+919848012340', state: 'sent' }),
    )
    expect(await knownValues(call, appServices)).toMatchObject({ phone: '+919848012345' })
    // Also of what was typed before the moments of single values were noted.
    await app.services.db.delete(personStatements)
    expect(await knownValues(call, appServices)).toMatchObject({ phone: '+919848012345' })
  })
})

test('what one place refuses is said in its words, and the others are changed', async () => {
  const call = await everywhere()
  // Somebody of 15 may be vaccinated, and cannot be insured by us.
  await places.find(({ name }) => name === 'vaccines')?.write?.(laterBy(call, 5), { birthDate: '2011-01-01' })
  await expect(
    settle(call, { texts: { birthDate: '2011-01-01' }, places: ['insurance-details', 'i20'] }),
  ).rejects.toMatchObject({
    fields: { 'insurance-details': 'Your insurance details: You must be at least 17 years old.' },
  })
  const said = (await statementsOf(call, appServices)).of('birthDate').map(({ place, text }) => [place, text])
  expect(said).toEqual(
    expect.arrayContaining([
      ['i20', '2011-01-01'],
      ['insurance-details', '2003-04-17'],
    ]),
  )
})

test('what changed meanwhile is not written over, and another student sees nothing of it', async () => {
  const [call, other] = [await everywhere(), await callBy(app.services, { firstName: 'Rohan' })]
  await expect(settle(call, { texts: { birthDate: '1999-01-01' }, places: ['i20'] })).rejects.toMatchObject({
    problem: { code: 'changed-elsewhere' },
  })
  expect(Object.keys((await read(other, {})).known)).toEqual(['name'])
})

test('what the passport’s own lines say is known before what was typed later, and typing replaces it only after a proof', async () => {
  const call = await everywhere()
  await changeFacts(laterBy(call, 1), { facts: { bornOn: '2003-04-18', surname: 'Iyer' }, from: 'passport' })
  await places.find(({ name }) => name === 'vaccines')?.write?.(laterBy(call, 5), { birthDate: '2003-05-18' })
  expect(await knownValues(call, appServices)).toMatchObject({ birthDate: '2003-04-18' })
  const pressedAt = (hours: number) =>
    settle(
      { ...call, now: () => app.services.now().add({ hours }) },
      { texts: { birthDate: '2003-05-18' }, places: ['passport-profile'] },
    )
  await expect(pressedAt(1)).rejects.toMatchObject({ problem: { code: 'prove-again' } })
  expect(await knownValues(call, appServices)).toMatchObject({ birthDate: '2003-04-18' })
  await pressedAt(0)
  expect(await knownValues(call, appServices)).toMatchObject({ birthDate: '2003-05-18' })
})

test('saying the same again doesn’t make it newer', async () => {
  const call = await everywhere()
  const atOf = async () =>
    (await statementsOf(call, appServices)).of('birthDate').find(({ place }) => place === 'vaccines')?.at
  const before = await atOf()
  await call.change(change => noteStated(change, laterBy(call, 9), 'vaccines', { birthDate: '2003-04-17' }))
  expect(await atOf()).toBe(before)
})

const noAnswers: Answers = {
  amount: '',
  residential_address: '',
  pan: '',
  aadhaar_number: '',
  co_applicant_type: '',
  co_applicant_name: '',
  co_applicant_pan: '',
  ifsc: '',
  collateral: '',
}

test('a parent’s name that is known as a whole begins every form that asks for it, and is divided by the student', () => {
  const known = { father: 'Raghavan Iyer' }
  const facts = { payer: 'father', emergencyContact: 'father' }
  expect(filledIn(noAnswers, facts, known).co_applicant_name).toBe('Raghavan Iyer')
  // Of an uncle who pays nothing is known.
  expect(filledIn(noAnswers, { payer: 'other' }, known).co_applicant_name).toBe('')
  const said = {
    text: 'Raghavan Iyer',
    shown: 'Raghavan Iyer',
    place: 'passport-profile',
    from: 'From your passport profile',
  }
  expect(insuranceFrom({ facts, papers: {}, known: { father: said } }).emergencyContactName).toBe('Raghavan Iyer')
  expect(withParents({}, known)).toEqual({ fatherGivenNames: 'Raghavan Iyer' })
  expect(withParents({ fatherSurname: 'Rao' }, known)).toEqual({ fatherSurname: 'Rao' })
  // What is copied into a government’s form is divided as it is printed, or not there.
  expect(completed({}, known)).toEqual({})
})

test('an order of the card that nobody has paid may have another name, and a paid one keeps it', async () => {
  const call = await everywhere()
  const [createdAt, heldUntil] = [1, 2].map(minutes => app.services.now().add({ minutes }))
  if (createdAt === undefined || heldUntil === undefined) return
  const asked = { owner: call.caller.id, email: 'meera@example.com', returnTo: '/', dollars: 10_000 }
  const price = { rate: 850_000, rateSource: 'Sample', converted: 850_000, fee: 0, gst: 0, tcs: 0, total: 850_000 }
  const id = crypto.randomUUID()
  await app.services.db.insert(cardOrders).values({
    ...asked,
    ...price,
    id,
    name: 'MEERA L IYER',
    fundedBy: 'savings',
    sentBefore: 0,
    sentInAll: 0,
    rateAt: createdAt,
    createdAt,
    heldUntil,
  })
  const later = laterBy(call, 5)
  await places.find(({ name }) => name === 'profile')?.write?.(later, { name: 'Iyer|Meera|Lakshmi' })
  const atCard = async () =>
    (await read(later, {})).questions
      .find(({ value }) => value === 'name')
      ?.others.filter(({ place }) => place === 'card')
  expect(await atCard()).toMatchObject([{ was: 'MEERA L IYER', state: 'by-hand' }])
  await paidAtSandbox(app, { owner: call.caller.id, provider: 'razorpay', purpose: 'card-funding', reference: id })
  expect(await atCard()).toMatchObject([{ was: 'MEERA L IYER', state: 'sent', follows: sentStays }])
})
