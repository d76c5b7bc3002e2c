// One student of the demo has paid a deposit, so that the desk has something to do.
import { eq } from 'drizzle-orm'
import { payments } from '#src/features/payments/tables.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { noteTodos } from '#src/stages/health-insurance/todos/todos.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { quote, type Quote } from '#src/stages/health-insurance/quote/rules.ts'
import { dayOf } from '#src/values/dates.ts'
import { demoBirthDate, rohan } from '../people.ts'
import { sampleOf, samplePlans } from './plans.ts'
import { bandsOf } from './universities.ts'

const planId = 'gbg-250'
const months = 12

/** Once: whatever they buy later stays as it is. */
export async function seedInsured(services: Services): Promise<void> {
  const [owner] = await services.db.select().from(people).where(eq(people.email, rohan.email))
  const [university] = await services.db.select().from(universities).where(eq(universities.id, rohan.universityId))
  if (owner === undefined || university === undefined) return
  const start = dayOf(services.now()).add({ days: 30 })
  const price = priceOf(start)
  const sealed = await services.vault.seal(
    owner.id,
    JSON.stringify(typed(start, university.displayName ?? university.name)),
  )
  const sealedAnswers = await services.vault.seal(
    owner.id,
    JSON.stringify({ securityAns1: 'Nashik', securityAns2: 'Bholu' }),
  )
  await services.change(async change => {
    await change.tx.select({ id: people.id }).from(people).where(eq(people.id, owner.id)).for('no key update')
    if ((await change.tx.$count(insuranceRequests, eq(insuranceRequests.owner, owner.id))) > 0) return
    const at = services.now()
    const id = await request(change, { owner: owner.id, start, price, at, sealed, sealedAnswers })
    await deposit(change, { owner: owner.id, id, amount: price.deposit, at })
    // No letter goes to somebody who does not exist; and at a first start there is no post yet.
    await noteTodos(change, services, id)
  })
}

type Asked = {
  owner: string
  start: Temporal.PlainDate
  price: Quote
  at: Temporal.Instant
  sealed: Uint8Array
  sealedAnswers: Uint8Array
}

async function request({ tx }: Change, { start, price, at, ...asked }: Asked): Promise<string> {
  const [made] = await tx
    .insert(insuranceRequests)
    .values({
      ...asked,
      year: start.year,
      partner: 'GBG',
      university: rohan.universityId,
      plan: planId,
      planName: plan().retailName,
      visa: 'F1',
      coverageStart: start,
      coverageEnd: price.end,
      months,
      billingCycle: 'Monthly',
      premium: price.premium,
      depositAmount: price.deposit,
      groupDiscount: price.groupDiscount,
      referralDiscount: price.referralDiscount,
      invoice: price.invoice,
      refundDays: plan().refundDays,
      refundSampleOf: Temporal.PlainDate.from(sampleOf),
      createdAt: at,
      checkoutAt: at,
      depositConfirmedAt: at,
    })
    .returning({ id: insuranceRequests.id })
  return made?.id ?? ''
}

type Deposit = { owner: string; id: string; amount: number; at: Temporal.Instant }

/** What is to go back, should the desk end it. */
async function deposit({ tx }: Change, { owner, id, amount, at }: Deposit): Promise<void> {
  await tx.insert(payments).values({
    owner,
    purpose: 'insurance-deposit',
    reference: id,
    provider: 'stripe',
    amount,
    currency: 'USD',
    payer: {
      title: plan().retailName,
      name: `${rohan.firstName} ${rohan.lastName}`,
      email: rohan.email,
      returnTo: '/',
    },
    createdAt: at,
    providerPaymentId: 'pi_demo_deposit',
    paidAt: at,
  })
}

function plan() {
  const found = samplePlans.find(({ id }) => id === planId)
  if (found === undefined) throw new Error(`There is no sample plan ${planId}.`)
  return found
}

function priceOf(start: Temporal.PlainDate): Quote {
  const { partner, isACA, deposit: asked } = plan()
  const price = quote(
    { partner, isACA, bands: bandsOf(plan()), deposit: asked },
    { dob: bornOn, start, months, cycle: 'Monthly', stateCode: 'AZ', isInGroup: false, isReferred: true },
  )
  if (price === undefined) throw new Error('The sample plan has no price for them.')
  return price
}

const bornOn = demoBirthDate

const typed = (start: Temporal.PlainDate, university: string) => ({
  firstName: rohan.firstName,
  lastName: rohan.lastName,
  email: rohan.email,
  dob: bornOn.toString(),
  gender: 'Male',
  maritalStatus: 'Single',
  mobilePrefix: 'IN:91',
  mobileNumber: '9822012345',
  nationality: 'IN',
  passportCountry: 'IN',
  universityID: rohan.universityId,
  university,
  studentId: '1229004417',
  visa: 'F1',
  graduationYear: String(start.year + 2),
  planID: planId,
  coverageStartDate: start.toString(),
  numberOfMonths: String(months),
  billingCycle: 'Monthly',
  homeAddress1: '14 Prabhat Road, Deccan Gymkhana',
  homeCity: rohan.city,
  homeStateCode: rohan.stateCode,
  homePostalCode: '411004',
  homeCountryCode: 'IN',
  destinationAddress1: '1130 S Terrace Road, Apt 12',
  destinationCity: 'Tempe',
  destinationStateCode: 'AZ',
  destinationPostalCode: '85281',
  securityQuestion1: 'cityBorn',
  securityQuestion2: 'favoritePet',
  partOfGroup: 'no',
  isReferred: 'yes',
  referredBy: 'ASHA30, on campus',
  refEmails: [],
})
