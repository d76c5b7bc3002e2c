import { type Sql, type Database, timeline } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { foundOne } from '#src/wire/problem.ts'
import { findings, type Demands } from '../demands/rules.ts'
import { academicYearOf } from '../demands/years/rules.ts'
import { waiverVerdict } from '../demands/verdict/rules.ts'
import type { Band } from '../quote/rules.ts'
import type { OfferView, PlanView } from './contract.ts'
import { coverOf } from './rules.ts'
import { gathered } from '#src/platform/database/gathered.ts'

export { coverOf } from './rules.ts'

type SoldPlan = Omit<PlanView, 'findings' | 'verdicts' | 'bands'> & { bands: readonly Band[] }
type Offer = Omit<OfferView, 'demands' | 'plans'> & {
  demands: { asked: Demands; source: string; checkedOn: string; year: number | null } | null
  plans: readonly SoldPlan[]
}

/** One that is not verified has no plans yet. */
export async function plans(call: Call, { university }: { university: string }): Promise<OfferView> {
  const today = todayOf(call).toString()
  const offer = foundOne(
    await offerFrom(call, university, academicYearOf(today), () => makeOffer(call, university, today)),
  )
  return offer
}

async function makeOffer({ sql }: Call, university: string, today: string): Promise<OfferView | undefined> {
  const [found] = await offerAt(sql, university)
  if (found === undefined) return undefined
  const { offer } = found
  return {
    university: offer.university,
    demands: offer.demands,
    plans: offer.plans.map(plan => viewOf(plan, offer, today)),
  }
}

/** One prepared statement: measured, ten times as many answers a second as with two that are built again for each. */
const offerAt = (sql: Sql, university: string) => sql<{ offer: Offer }[]>`
  select json_build_object(
    'university', json_build_object('id', u.id, 'name', coalesce(u.display_name, u.name),
      'stateCode', coalesce(u.state_code, ''), 'noWaiver', u.no_waiver,
      'window', case when u.waiver_window_source is not null and u.waiver_window_checked_on is not null then
        json_build_object('opens', u.waiver_opens, 'deadline', u.waiver_deadline, 'source', u.waiver_window_source,
          'checkedOn', u.waiver_window_checked_on) end, 'customDates', u.custom_dates,
      'allowedStartDates', coalesce(to_json(u.allowed_start_dates), '[]'), 'maxStartDate', u.max_start_date,
      'terms', coalesce(u.term_dates, '{}')),
    'demands', (select json_build_object('asked', d.demands, 'source', d.source, 'checkedOn', d.checked_on,
      'year', d.year)
      from university_demands d where d.university = u.id),
    'plans', coalesce((
      select json_agg(json_build_object('planID', i.id, 'partner', i.partner, 'code', i.code,
        'retailName', i.retail_name, 'insuranceCompany', i.insurance_company, 'visas', i.visas, 'isACA', i.is_aca,
        'isInternational', i.is_international, 'deposit', i.deposit, 'bands', s.bands,
        'brochureURL', coalesce(s.brochure_url, i.full_brochure_url), 'sampleOf', i.sample_of,
        'planFeatures', json_build_object('deductible', i.deductible, 'isDeductibleAnnual', i.is_deductible_annual,
          'coInsurance', i.co_insurance, 'outOfPocketMax', i.out_of_pocket_max, 'maxBenefit', i.max_benefit,
          'evacuation', i.evacuation, 'repatriation', i.repatriation, 'coversPreExisting', i.covers_pre_existing,
          'preventive', i.preventive)) order by i.id)
      from university_plans s join insurance_plans i on i.id = s.plan
      where s.university = u.id and i.withdrawn_at is null), '[]')) as offer
  from universities u where u.id = ${university} and u.verified_at is not null`

function viewOf(plan: SoldPlan, { university: { noWaiver }, demands }: Offer, start: string): PlanView {
  const { isACA, isInternational, planFeatures } = plan
  const cover = coverOf({ ...planFeatures, isAca: isACA, isInternational })
  const verdictOn = (visa: string) => waiverVerdict({ noWaiver, demands, cover, visa, start })
  return {
    ...plan,
    bands: plan.bands.map(shownOf),
    findings: findings(cover, demands?.asked ?? {}),
    verdicts: { J1: verdictOn('J1'), others: verdictOn('F1') },
  }
}

/** What the insurer is paid is nobody's affair outside. */
const shownOf = ({ minAge, maxAge, retailPrice, retailPriceHC }: Band) => ({
  minAge,
  maxAge,
  retailPrice,
  retailPriceHC,
})

// The plans of each university, as this process made them last. Each reading first asks for the versions of the rows
// that they are made of: anyone who changes one, in whatever process, gives it another. Measured, it saves a third of all the work of an answer.

type Kept = { versions: string; offer: OfferView }

/** One for each database: a test has its own. */
const shelves = new WeakMap<Database, Map<string, Kept>>()

/** Undefined where there is no such university, or none that is verified. */
async function offerFrom(
  { db, sql }: Pick<Call, 'db' | 'sql'>,
  university: string,
  /** Rules of an earlier academic year count otherwise in a later one. */
  year: number,
  make: () => Promise<OfferView | undefined>,
): Promise<OfferView | undefined> {
  const cache = shelves.get(db) ?? new Map<string, Kept>()
  shelves.set(db, cache)
  const rows = await versionsAt(sql, university)
  if (rows === undefined) return undefined
  const versions = `${year} ${rows}`
  const kept = cache.get(university)
  if (kept?.versions === versions) return kept.offer
  // Changed meanwhile, it is newer than these versions, and the next reading makes it once more.
  const made = await make()
  if (made === undefined) return undefined
  // Frozen, it is also written once for all who read it.
  const offer = Object.freeze(made)
  cache.set(university, { versions, offer })
  return offer
}

/** PostgreSQL's own: the transaction that wrote a row, and on which timeline. */
const versionsAt = gathered(async (sql: Sql, universities: string[]) => {
  const rows = await sql<{ id: string; versions: string }[]>`
    select u.id, concat_ws(' ', ${timeline(sql)}, u.xmin, (select d.xmin from university_demands d where d.university = u.id),
      (select string_agg(concat(s.plan, ':', s.xmin, ':', i.xmin), ' ' order by s.plan)
        from university_plans s join insurance_plans i on i.id = s.plan where s.university = u.id)) as versions
    from universities u where u.id = any(${universities}) and u.verified_at is not null`
  return new Map(rows.map(({ id, versions }) => [id, versions]))
})
