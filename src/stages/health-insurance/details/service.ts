// What somebody tells to be shown plans. A guest may as well; it stays theirs with the account.
import { cameByDeskLink } from '#src/platform/http/callers.ts'
import { eq, sql } from 'drizzle-orm'
import { noteStated } from '#src/features/people/values/statements.ts'
import { universities } from '#src/features/universities/tables.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { required } from './copy.ts'
import type { Visa, CoverageUniversity } from '../coverage/rules.ts'
import { endOwnCover } from '../own-cover/service.ts'
import { planFor } from './verdict.ts'
import type { BillingCycle } from '../quote/rules.ts'
import type { DetailsView } from './contract.ts'
import { checkDetails, type Details, type studyLevels } from './rules.ts'
import { insuranceChoices } from './tables.ts'

type DetailsInput = Details & { visa: Visa; level: (typeof studyLevels)[number]; billingCycle: BillingCycle | null }

export async function read({ db, caller, vault }: Call): Promise<DetailsView | null> {
  const [found] = await db
    .select()
    .from(insuranceChoices)
    .innerJoin(universities, eq(universities.id, insuranceChoices.university))
    .where(eq(insuranceChoices.owner, caller.id))
  if (found === undefined) return null
  const { insurance_choices: details, universities: university } = found
  return {
    universityID: details.university,
    universityName: university.displayName ?? university.name,
    visa: details.visa,
    level: details.level,
    dob: details.sealedDob === null || cameByDeskLink(caller) ? '' : await vault.open(caller.id, details.sealedDob),
    coverageStartDate: details.coverageStart?.toString() ?? '',
    numberOfMonths: details.months?.toString() ?? '',
    billingCycle: details.billingCycle,
    planID: details.plan,
  }
}

export async function save(call: Call, details: DetailsInput): Promise<void> {
  await call.limits.use(changesOf(call.caller.id))
  const university = await ownUniversity(call, details.universityID)
  const wrong = checkDetails(details, todayOf(call).toString(), university)
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  const row = {
    university: details.universityID,
    visa: details.visa,
    level: details.level,
    sealedDob: details.dob === '' ? null : await call.vault.seal(call.caller.id, details.dob),
    coverageStart: parseDay(details.coverageStartDate) ?? null,
    months: details.numberOfMonths === '' ? null : Number(details.numberOfMonths),
    billingCycle: details.billingCycle,
    detailsAt: call.now(),
  }
  return call.change(async ({ tx, announce }) => {
    await tx
      .insert(insuranceChoices)
      .values({ ...row, owner: call.caller.id })
      .onConflictDoUpdate({ target: insuranceChoices.owner, set: { ...row, plan: keptPlan, planChosenAt: keptMoment } })
    await noteStated({ tx }, call, 'insurance-details', { university: details.universityID, birthDate: details.dob })
    await announce(`person:${call.caller.id}`, 'insurance', 'journey')
  })
}

/** When they were entered. */
export async function detailsAt({ db, caller }: Call): Promise<Temporal.Instant | null> {
  const [row] = await db
    .select({ at: insuranceChoices.detailsAt })
    .from(insuranceChoices)
    .where(eq(insuranceChoices.owner, caller.id))
  return row?.at ?? null
}

/** Another university, or another visa, has other plans. */
const isSame = sql`${insuranceChoices.university} = excluded.university and ${insuranceChoices.visa} = excluded.visa`
const keptPlan = sql`case when ${isSame} then ${insuranceChoices.plan} end`
const keptMoment = sql`case when ${isSame} then ${insuranceChoices.planChosenAt} end`

/** One that is not verified is theirs alone who asked for it. */
async function ownUniversity({ db, caller }: Call, id: string): Promise<CoverageUniversity | undefined> {
  if (id === '') return undefined
  const [known] = await universitiesFor(db, caller.id, [id])
  const [row] = known === undefined ? [] : await db.select().from(universities).where(eq(universities.id, id))
  if (row === undefined) throw new Refusal(invalidInput, { universityID: required.universityID })
  return {
    id,
    customDates: row.customDates,
    allowedStartDates: (row.allowedStartDates ?? []).map(String),
    maxStartDate: row.maxStartDate?.toString(),
  }
}

type Chosen = { planID: string; visa?: Visa | undefined }

export async function choose(call: Call, { planID, visa: named }: Chosen): Promise<void> {
  await call.limits.use(changesOf(call.caller.id))
  return call.change(async change => {
    const { tx, announce } = change
    const [details] = await tx
      .select()
      .from(insuranceChoices)
      .where(eq(insuranceChoices.owner, call.caller.id))
      .for('update')
    if (details === undefined) throw new Refusal(notFound)
    const visa = named ?? details.visa
    // A plan that the university takes from nobody is stopped here, before any form is filled in.
    await planFor(tx, { universityID: details.university, planID, visa })
    // They need a plan after all: the step to which choosing leads is there again.
    const isAfterAll = await endOwnCover(change, call)
    if (isAfterAll || details.plan !== planID || details.visa !== visa) {
      await tx
        .update(insuranceChoices)
        .set({ plan: planID, visa, planChosenAt: call.now() })
        .where(eq(insuranceChoices.owner, call.caller.id))
      await announce(`person:${call.caller.id}`, 'insurance', 'journey')
    }
  })
}

const changesOf = (person: string) => perHour(`insurance-details:${person}`, 300)
