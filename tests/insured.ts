// A student with a paid deposit, as the purchase would leave them, where a test is about what follows.
import { and, eq, isNull } from 'drizzle-orm'
import { meera } from '../seed/people.ts'
import { insuranceStock } from '../seed/insurance/stock.ts'
import { payments } from '../src/features/payments/tables.ts'
import { universities } from '../src/features/universities/tables.ts'
import { people } from '../src/platform/identity/tables.ts'
import { insuranceInvoices, insurancePlans, insuranceRequests } from '../src/stages/health-insurance/tables.ts'
import { dayOf } from '../src/values/dates.ts'
import { confirmDeposit } from '../src/stages/health-insurance/policies/welcome.ts'
import type { TestApp } from './app.ts'

export const insuredAt = {
  id: 'sample-university',
  name: 'Sample University',
  nameKey: 'sample university',
  revision: 1,
}

type Wishes = Partial<
  Pick<
    typeof insuranceRequests.$inferInsert,
    'billingCycle' | 'months' | 'partner' | 'invoice' | 'planName' | 'coverageStart' | 'coverageEnd' | 'refundDays'
  >
> & {
  university?: Partial<typeof universities.$inferInsert>
  answers?: Record<string, string>
  isBeside?: boolean
}

/** What somebody typed, in the letters of their own script as well. */
const typed = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera.iyer@example.com',
  dob: '2003-05-17',
  studentId: 'U-774411',
  homeCity: 'हैदराबाद',
  securityQuestion1: 'cityBorn',
}

/** The earlier ones of this person are ended, unless it is a renewal beside them. */
export async function paidPolicy(
  { services }: Pick<TestApp, 'services'>,
  email: string,
  {
    university = {},
    isBeside = false,
    answers = { securityAns1: 'Kochi', securityAns2: 'Moti' },
    ...wishes
  }: Wishes = {},
): Promise<{ id: string; owner: string; payment: string }> {
  const { db, now, vault } = services
  const at = now()
  const [person] = await db.select().from(people).where(eq(people.email, email))
  const owner = person?.id ?? ''
  await db
    .insert(universities)
    .values({ ...insuredAt, waiverGuide: '<p>Sign in.</p>', createdAt: at, verifiedAt: at, ...university })
    .onConflictDoUpdate({
      target: universities.id,
      set: university.id === undefined ? { name: insuredAt.name, ...university } : { revision: 1 },
    })
  await db
    .insert(insurancePlans)
    .values(insuranceStock.plans.map(plan => ({ ...plan, changedAt: at })))
    .onConflictDoNothing()
  const { invoice = 163_655 } = wishes
  if (!isBeside) {
    const earlier = and(eq(insuranceRequests.owner, owner), isNull(insuranceRequests.cancelledAt))
    await db.update(insuranceRequests).set({ cancelledAt: at }).where(earlier)
  }
  const [made] = await db
    .insert(insuranceRequests)
    .values({
      owner,
      year: 2026,
      partner: 'WellAway',
      university: university.id ?? insuredAt.id,
      plan: 'wellaway-100',
      planName: 'Scholar Plus',
      visa: 'F1',
      coverageStart: Temporal.PlainDate.from('2026-08-15'),
      coverageEnd: Temporal.PlainDate.from('2027-08-14'),
      months: 12,
      billingCycle: 'Yearly',
      ...wishes,
      premium: 12_345 + invoice,
      depositAmount: 12_345,
      groupDiscount: 0,
      referralDiscount: 0,
      invoice,
      sealed: await vault.seal(
        owner,
        JSON.stringify({ ...typed, firstName: person?.firstName, lastName: person?.lastName, email, refEmails: [] }),
      ),
      sealedAnswers: await vault.seal(owner, JSON.stringify(answers)),
      createdAt: at,
      checkoutAt: at,
    })
    .returning({ id: insuranceRequests.id })
  const id = made?.id ?? ''
  const [paid] = await db
    .insert(payments)
    .values({
      owner,
      purpose: 'insurance-deposit',
      reference: id,
      provider: 'stripe',
      amount: 12_345,
      currency: 'USD',
      payer: { title: 'Scholar Plus', name: 'Meera Iyer', email, returnTo: '/' },
      createdAt: at,
      providerId: `cs_${id}`,
      url: 'https://example.com/',
      providerPaymentId: `pi_${id}`,
      paidAt: at,
    })
    .returning()
  if (paid === undefined) throw new Error('The deposit was not written.')
  await services.change(change => confirmDeposit(change, { ...paid, paidAt: at }, services))
  return { id, owner, payment: paid.id }
}

/** A bill of hers that is to be paid, of an insurance whose deposit is. */
export async function issueBill(
  app: Pick<TestApp, 'services'>,
  { email = meera.email, number = 1, amount = 50_000, request }: Partial<BillWishes> = {},
): Promise<string> {
  const at = app.services.now()
  const [made] = await app.services.db
    .insert(insuranceInvoices)
    .values({
      request: request ?? (await paidPolicy(app, email)).id,
      number,
      amount,
      dueOn: dayOf(at)
        .add({ days: 7 })
        .add({ months: number - 1 }),
      issuedAt: at,
    })
    .returning({ id: insuranceInvoices.id })
  if (made === undefined) throw new Error('The bill was not written.')
  return made.id
}

type BillWishes = { email: string; number: number; amount: number; request: string }
