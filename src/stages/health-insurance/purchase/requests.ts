// An application becomes a request: checked by the rules that the form has, priced here, and one at a time.
import { and, eq, isNotNull, or } from 'drizzle-orm'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { isPhoneNumber } from '#src/values/phone-numbers.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { pagesFor, type Application } from '../application/pages/rules.ts'
import { check, checkReferrals } from '../application/rules.ts'
import { groupCodes, insuranceRequests } from '../tables.ts'
import { groupMembers } from '../groups/tables.ts'
import { readCode } from '../groups/rules.ts'
import { pastPolicyOf } from '../past-policies/service.ts'
import type { CoverageUniversity } from '../coverage/rules.ts'
import { startsAfterPast } from '../application/copy.ts'
import { endOwnCover } from '../own-cover/service.ts'
import { withdrawOpen, withdrawWhere } from '../standing/open-request.ts'
import { sealApplication, type Typed } from '../application/sealed.ts'
import { planFor, type Sold } from '../details/verdict.ts'
import { noTests } from './copy.ts'
import { groupUnknown } from './contract.ts'
import { amounts, chosen, priceOf } from './pricing.ts'

type Asked = Typed & { testMe?: boolean | undefined }

export async function apply(call: Call, { application: typed, refEmails, testMe }: Asked): Promise<{ docID: string }> {
  refuseTest(call, testMe)
  await call.limits.use(applicationsOf(call.caller.id))
  const sold = await planFor(call.db, typed)
  const past = sold.plan.partner === 'WellAway' ? await pastPolicyOf(call, typed) : undefined
  refuseWrong(call, { application: typed, refEmails }, sold, past?.start)
  const groupCode = await ownGroup(call, typed)
  const price = await priceOf(call, typed, sold, groupCode !== null)
  const sealed = await sealApplication(
    call,
    { application: typed, refEmails },
    { ...insurerFields(call, typed, sold, price.end.toString()), ...(testMe === true && { testMe: 'true' }) },
  )
  return call.change(async change => {
    await withdrawOpen(change, call)
    await endOwnCover(change, call)
    const [made] = await change.tx
      .insert(insuranceRequests)
      .values({
        owner: call.caller.id,
        ...sealed,
        ...chosen(typed),
        ...amounts(price),
        partner: sold.plan.partner,
        university: sold.university.id,
        plan: sold.plan.id,
        planName: sold.plan.retailName,
        coverageEnd: price.end,
        refundDays: sold.plan.refundDays,
        refundSampleOf: sold.plan.refundDays === null ? null : sold.plan.sampleOf,
        groupCode,
        createdAt: call.now(),
      })
      .returning({ id: insuranceRequests.id })
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
    return { docID: made?.id ?? '' }
  })
}

function insurerFields(call: Call, typed: Application, { plan, university }: Sold, until: string) {
  if (plan.partner === 'GBG') return gbgFields(typed.coverageStartDate, until)
  return plan.partner === 'MedPrime'
    ? medPrimeFields(typed, { planCode: plan.code, universityID: university.id, at: call.now() })
    : {}
}

/** A request that tries something out is none that an insurer may get. */
function refuseTest({ settings }: Call, testMe: boolean | undefined): void {
  if (testMe !== undefined && settings.isProduction) throw new Refusal(invalidInput, { testMe: noTests })
}

const applicationsOf = (person: string) => perHour(`insurance-applications:${person}`, 60)

/** With WellAway a policy of before must be over: then the cover begins on the day after it, and on no other. */
function refuseWrong(call: Call, { application, refEmails }: Typed, sold: Sold, startsOn: string | undefined): void {
  const { partner } = sold.plan
  const fields = pagesFor(partner).flatMap(page => page.fields)
  const wrong = {
    ...check(fields, application, {
      today: todayOf(call).toString(),
      partner,
      university: coverageUniversity(sold.university, startsOn),
      isPhone: isPhoneNumber,
    }),
    ...(startsOn !== undefined &&
      application.coverageStartDate !== startsOn && { coverageStartDate: startsAfterPast(startsOn) }),
    ...checkReferrals(refEmails, application.email),
  }
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

const coverageUniversity = (university: Sold['university'], startsOn: string | undefined): CoverageUniversity => ({
  id: university.id,
  customDates: university.customDates,
  allowedStartDates: [
    ...(university.allowedStartDates ?? []).map(String),
    ...(startsOn === undefined ? [] : [startsOn]),
  ],
  maxStartDate: university.maxStartDate?.toString(),
})

/** Only a group that one made or joined counts. */
async function ownGroup({ db, caller }: Call, typed: Application): Promise<string | null> {
  if (typed.partOfGroup !== 'yes') return null
  const code = readCode(typed.groupCode)
  const [group] = await db
    .select({ code: groupCodes.code })
    .from(groupCodes)
    .leftJoin(groupMembers, and(eq(groupMembers.code, groupCodes.code), eq(groupMembers.joinedBy, caller.id)))
    .where(and(eq(groupCodes.code, code), or(eq(groupCodes.createdBy, caller.id), isNotNull(groupMembers.joinedAt))))
    .limit(1)
  if (group === undefined) throw new Refusal(groupUnknown)
  return group.code
}

/** Edit Application: what was asked is given up, and the form is there again. */
export const withdraw = (call: Call, { docID }: { docID: string }): Promise<void> =>
  call.change(async change => {
    const gone = await withdrawWhere(change, call, eq(insuranceRequests.id, docID))
    if (gone === 0) throw new Refusal(notFound)
    await change.announce(`person:${call.caller.id}`, 'insurance', 'journey')
  })

// What the records of insurers want besides what the student typed (specification 2, section 3).

type Placed = { planCode: string; universityID: string; at: Temporal.Instant }

/** Students have no social security number yet: the insurer takes zeros in its place. */
const fixed = {
  ssn: '000000000',
  relationshipCode: '18',
  studentStatus: 'FT',
  insuranceStatus: 'Active',
  coverageLevel: 'employee only',
  coverageType: 'health',
} as const

/** The division codes are sample data, made of the university: the insurer gives the real ones with a contract. */
const divisionCodeOf = (universityID: string): string => `SAMPLE-${universityID.toUpperCase()}`

/** The insurer gives the member's number with the card. */
const gbgFields = (from: string, until: string) => ({ coveragePeriod: periodOf(from, until), memberId: '' })

export const periodOf = (from: string, until: string): string => `${from} to ${until}`

const medPrimeFields = (typed: Application, { planCode, universityID, at }: Placed) => ({
  ...fixed,
  address: typed.destinationAddress1,
  city: typed.destinationCity,
  state: typed.destinationStateCode,
  zipCode: typed.destinationPostalCode,
  planCode,
  divisionCode: divisionCodeOf(universityID),
  updatedAt: at.toString(),
})
