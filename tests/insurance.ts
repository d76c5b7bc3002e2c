// An insurance request as the form would leave it, where a test is about what comes after.
import { eq } from 'drizzle-orm'
import { insuranceStock } from '../seed/insurance/stock.ts'
import { universities } from '../src/features/universities/tables.ts'
import { people } from '../src/platform/identity/tables.ts'
import { insurancePlans, insuranceRequests } from '../src/stages/health-insurance/tables.ts'
import type { TestApp } from './app.ts'

const university = { id: 'boston-university', name: 'Boston University', nameKey: 'boston university', revision: 1 }

/** A form that is filled in, for wizard A as well as for B. */
export const typedApplication = {
  firstName: 'Meera',
  middleName: '',
  lastName: 'Iyer',
  email: 'meera.iyer@example.com',
  dob: '2003-04-17',
  gender: 'Female',
  maritalStatus: 'Single',
  mobilePrefix: 'IN:91',
  mobileNumber: '98450 12345',
  usMobilePrefix: '',
  usMobileNumber: '',
  nationality: 'IN',
  passportCountry: 'IN',
  universityID: 'boston-university',
  studentId: 'U12345',
  visa: 'F1',
  planID: 'gbg-250',
  graduationYear: '2028',
  graduationDate: '',
  coverageStartDate: '2026-08-15',
  numberOfMonths: '12',
  billingCycle: 'Yearly',
  homeAddress1: '12 MG Road',
  homeCity: 'Kochi',
  homeStateCode: 'KL',
  homePostalCode: '682001',
  homeCountryCode: 'IN',
  destinationAddress1: '1 Main St',
  destinationCity: 'Boston',
  destinationStateCode: 'MA',
  destinationPostalCode: '02215',
  emergencyContactName: 'Lakshmi',
  emergencyContactPrefix: 'IN:91',
  emergencyContactPhone: '98450 99999',
  emergencyContactRelationship: 'Mother',
  emergencyContactOther: '',
  securityQuestion1: 'favoritePet',
  securityAns1: 'Moti the dog',
  securityQuestion2: 'cityBorn',
  securityAns2: 'Kochi',
  partOfGroup: 'no',
  groupChoice: '',
  groupCode: '',
  isReferred: 'no',
  referredBy: '',
}

/** The earlier ones of this person are given up. */
export async function anotherRequest(
  { services }: TestApp,
  email: string,
  refEmails: readonly string[] = [],
): Promise<string> {
  const { db, now } = services
  const at = now()
  const [person] = await db.select().from(people).where(eq(people.email, email))
  const owner = person?.id ?? ''
  await db
    .insert(universities)
    .values({ ...university, createdAt: at, verifiedAt: at })
    .onConflictDoNothing()
  await db
    .insert(insurancePlans)
    .values(insuranceStock.plans.map(plan => ({ ...plan, changedAt: at })))
    .onConflictDoNothing()
  await db.update(insuranceRequests).set({ withdrawnAt: at }).where(eq(insuranceRequests.owner, owner))
  const [made] = await db
    .insert(insuranceRequests)
    .values({
      owner,
      year: 2026,
      partner: 'WellAway',
      university: university.id,
      plan: 'wellaway-100',
      planName: 'Scholar Plus',
      visa: 'F1',
      coverageStart: Temporal.PlainDate.from('2026-08-15'),
      coverageEnd: Temporal.PlainDate.from('2027-08-14'),
      months: 12,
      billingCycle: 'Yearly',
      premium: 176_000,
      depositAmount: 12_345,
      groupDiscount: 0,
      referralDiscount: 0,
      invoice: 163_655,
      sealed: await services.vault.seal(owner, JSON.stringify({ ...typedApplication, email, refEmails })),
      createdAt: at,
    })
    .returning({ id: insuranceRequests.id })
  return made?.id ?? ''
}
