// Where a plan is sold, and what it costs there by age.
import * as audited from '#src/stages/health-insurance/audit-actions.ts'
import { and, eq } from 'drizzle-orm'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { insurancePlans, universityPlans } from '#src/stages/health-insurance/tables.ts'
import { readBands, type BandRow } from './bands/rules.ts'
import { catalogueChanged, planSold } from './contract.ts'
import { noteAndTell } from './plans.ts'

type At = { university: string; plan: string }
type Sale = At & { version: number; bands: readonly BandRow[]; brochureUrl: string }

export const sell = (call: Call, { version, bands, brochureUrl, ...at }: Sale): Promise<void> =>
  call.change(async change => {
    const detail = await namesOf(change, at)
    const row = {
      ...at,
      bands: readBands(bands).bands,
      brochureUrl: readWebAddress(brochureUrl)?.href ?? null,
      version: version + 1,
      changedAt: call.now(),
      changedBy: call.caller.id,
    }
    if (version === 0) await begin(change, row)
    else await alter(change, row, version)
    const what = version === 0 ? audited.insurancePlanSold : audited.insurancePremiumsChanged
    await noteAndTell(change, call, { what, about: at.university, detail })
  })

type Row = typeof universityPlans.$inferInsert

async function begin({ tx }: Change, row: Row): Promise<void> {
  const made = await tx.insert(universityPlans).values(row).onConflictDoNothing().returning()
  if (made.length === 0) throw new Refusal(planSold)
}

async function alter({ tx }: Change, row: Row, version: number): Promise<void> {
  const altered = await tx
    .update(universityPlans)
    .set(row)
    .where(and(isAt(row), eq(universityPlans.version, version)))
    .returning({ version: universityPlans.version })
  if (altered.length > 0) return
  const known = foundIn(await tx.select().from(universityPlans).where(isAt(row)))
  throw new Refusal(await changedBy(tx, catalogueChanged, known.changedBy, known.changedAt))
}

const isAt = ({ university, plan }: At) =>
  and(eq(universityPlans.university, university), eq(universityPlans.plan, plan))

export const unsell = (call: Call, at: At): Promise<void> =>
  call.change(async change => {
    const detail = await namesOf(change, at)
    const gone = await change.tx.delete(universityPlans).where(isAt(at)).returning({ plan: universityPlans.plan })
    foundIn(gone)
    await noteAndTell(change, call, { what: audited.insurancePlanUnsold, about: at.university, detail })
  })

async function namesOf({ tx }: Change, { university, plan }: At): Promise<string> {
  const [[place], [sold]] = await Promise.all([
    tx.select({ name: universities.name }).from(universities).where(eq(universities.id, university)),
    tx.select({ name: insurancePlans.retailName }).from(insurancePlans).where(eq(insurancePlans.id, plan)),
  ])
  if (place === undefined || sold === undefined) throw new Refusal(notFound)
  return `${sold.name}, ${place.name}`
}
