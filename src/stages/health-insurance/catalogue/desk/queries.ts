// The catalogue as the desk sees it, with what the insurer is paid.
import { and, asc, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import {
  insuranceRequests,
  insurancePlans,
  insuranceSettings,
  universityDemands,
  universityPlans,
} from '#src/stages/health-insurance/tables.ts'
import type { Term } from '../rules.ts'
import type { DeskPlan, ListedPlan, ListedUniversity, SaleView, SettingsView } from './views/contract.ts'

type University = typeof universities.$inferSelect
type Plan = typeof insurancePlans.$inferSelect

const changer = alias(people, 'changer')

export async function all({ db }: Call): Promise<{ plans: ListedPlan[]; universities: ListedUniversity[] }> {
  const [plans, known] = await Promise.all([
    db
      .select({
        plan: insurancePlans,
        changedBy: changer.firstName,
        universities: sql<number>`(select count(*)::int from university_plans s where s.plan = ${insurancePlans.id})`,
        openRequests: sql<number>`(select count(*)::int from insurance_requests r where r.plan = ${insurancePlans.id}
          and r.deposit_confirmed_at is null and r.withdrawn_at is null)`,
      })
      .from(insurancePlans)
      .leftJoin(changer, eq(changer.id, insurancePlans.changedBy))
      .orderBy(sql`${insurancePlans.withdrawnAt} is not null`, asc(insurancePlans.id)),
    db
      .select({
        university: universities,
        hasDemands: sql<boolean>`${universityDemands.university} is not null`,
        plans: sql<number>`(select count(*)::int from university_plans s join insurance_plans i on i.id = s.plan
          where s.university = ${universities.id} and i.withdrawn_at is null)`,
      })
      .from(universities)
      .leftJoin(universityDemands, eq(universityDemands.university, universities.id))
      .leftJoin(insuranceSettings, eq(insuranceSettings.university, universities.id))
      .where(
        or(
          isNotNull(universityDemands.university),
          isNotNull(insuranceSettings.university),
          sql`exists (select 1 from university_plans s where s.university = ${universities.id})`,
        ),
      )
      .orderBy(asc(universities.name)),
  ])
  return {
    plans: plans.map(({ plan, changedBy, ...counts }) => ({ ...planOf(plan, changedBy), ...counts })),
    universities: known.map(({ university, ...rest }) => ({
      ...placeOf(university),
      noWaiver: university.noWaiver,
      waiverDeadline: university.waiverDeadline?.toString() ?? null,
      ...rest,
    })),
  }
}

export async function plan(call: Call, { id }: { id: string }): Promise<{ plan: DeskPlan; sales: SaleView[] }> {
  const [[found], sales] = await Promise.all([
    plansOf(call).where(eq(insurancePlans.id, id)),
    salesWhere(call, { plan: id }),
  ])
  if (found === undefined) throw new Refusal(notFound)
  return { plan: planOf(found.plan, found.changedBy), sales }
}

export async function university(
  call: Call,
  { university: id }: { university: string },
): Promise<{ settings: SettingsView; sales: SaleView[]; others: DeskPlan[] }> {
  const [[found], sales, plans] = await Promise.all([
    call.db
      .select({
        university: universities,
        demands: universityDemands,
        settings: insuranceSettings,
        changedBy: people.firstName,
      })
      .from(universities)
      .leftJoin(universityDemands, eq(universityDemands.university, universities.id))
      .leftJoin(insuranceSettings, eq(insuranceSettings.university, universities.id))
      .leftJoin(people, eq(people.id, insuranceSettings.changedBy))
      .where(eq(universities.id, id)),
    salesWhere(call, { university: id }),
    plansOf(call).where(isNull(insurancePlans.withdrawnAt)).orderBy(asc(insurancePlans.id)),
  ])
  if (found === undefined) throw new Refusal(notFound)
  const sold = new Set(sales.map(sale => sale.plan.id))
  return {
    settings: settingsOf(found),
    sales,
    others: plans.filter(one => !sold.has(one.plan.id)).map(one => planOf(one.plan, one.changedBy)),
  }
}

const plansOf = ({ db }: Call) =>
  db
    .select({ plan: insurancePlans, changedBy: people.firstName })
    .from(insurancePlans)
    .leftJoin(people, eq(people.id, insurancePlans.changedBy))
    .$dynamic()

async function salesWhere(
  { db }: Call,
  { plan: planId, university: place }: { plan?: string; university?: string },
): Promise<SaleView[]> {
  const [rows, open] = await Promise.all([
    db
      .select({
        sale: universityPlans,
        plan: insurancePlans,
        university: universities,
        changedBy: people.firstName,
        planChangedBy: changer.firstName,
      })
      .from(universityPlans)
      .innerJoin(insurancePlans, eq(insurancePlans.id, universityPlans.plan))
      .innerJoin(universities, eq(universities.id, universityPlans.university))
      .leftJoin(people, eq(people.id, universityPlans.changedBy))
      .leftJoin(changer, eq(changer.id, insurancePlans.changedBy))
      .where(
        and(
          planId === undefined ? undefined : eq(universityPlans.plan, planId),
          place === undefined ? undefined : eq(universityPlans.university, place),
        ),
      )
      .orderBy(asc(universities.name), asc(insurancePlans.id)),
    db
      .select({ plan: insuranceRequests.plan, university: insuranceRequests.university, count: count() })
      .from(insuranceRequests)
      .where(and(isNull(insuranceRequests.depositConfirmedAt), isNull(insuranceRequests.withdrawnAt)))
      .groupBy(insuranceRequests.plan, insuranceRequests.university),
  ])
  return rows.map(({ sale, university: found, ...row }) => ({
    university: placeOf(found),
    plan: planOf(row.plan, row.planChangedBy),
    bands: [...sale.bands],
    brochureUrl: sale.brochureUrl,
    openRequests: open.find(one => one.plan === sale.plan && one.university === sale.university)?.count ?? 0,
    version: sale.version,
    changedAt: sale.changedAt.toString(),
    changedBy: row.changedBy,
  }))
}

const placeOf = ({ id, name, displayName, stateCode, customDates }: University) => ({
  id,
  name: displayName ?? name,
  stateCode: stateCode ?? '',
  customDates,
})

const planOf = ({ sampleOf, changedAt, withdrawnAt, ...row }: Plan, changedBy: string | null): DeskPlan => ({
  ...row,
  sampleOf: sampleOf?.toString() ?? null,
  changedAt: changedAt.toString(),
  changedBy,
  withdrawnAt: withdrawnAt?.toString() ?? null,
})

type Found = {
  university: University
  demands: typeof universityDemands.$inferSelect | null
  settings: typeof insuranceSettings.$inferSelect | null
  changedBy: string | null
}

function settingsOf({ university: row, demands, settings, changedBy }: Found): SettingsView {
  const days = (term: Term) => row.termDates?.[term] ?? { start: '', end: '' }
  return {
    ...placeOf(row),
    isVerified: row.verifiedAt !== null,
    noWaiver: row.noWaiver,
    allowedStartDates: (row.allowedStartDates ?? []).map(String),
    maxStartDate: row.maxStartDate?.toString() ?? null,
    waiverOpens: row.waiverOpens?.toString() ?? null,
    waiverDeadline: row.waiverDeadline?.toString() ?? null,
    windowSource: row.waiverWindowSource ?? '',
    windowCheckedOn: row.waiverWindowCheckedOn?.toString() ?? '',
    terms: {
      annual: days('annual'),
      graduating: days('graduating'),
      fall: days('fall'),
      spring: days('spring'),
      winter: days('winter'),
      summer: days('summer'),
    },
    gbgDestinationCountry: row.gbgDestinationCountry ?? '',
    gbgDestinationState: row.gbgDestinationState ?? '',
    waiverGuide: row.waiverGuide ?? '',
    waiverGuideGBG: row.waiverGuideGBG ?? '',
    demands: demands?.demands ?? null,
    source: demands?.source ?? '',
    year: demands?.year?.toString() ?? '',
    checkedOn: demands?.checkedOn.toString() ?? '',
    version: settings?.version ?? 0,
    changedAt: settings?.changedAt.toString() ?? null,
    changedBy,
  }
}
