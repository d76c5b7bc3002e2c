// A plan is added, changed, retired and brought back.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { dayOf } from '#src/values/dates.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { notFound, invalidInput, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { insurancePlans } from '../tables.ts'
import { catalogueChanged, planIdTaken } from './contract.ts'
import { centsIn, codeIn, partnerIn, percentIn, visasIn, type PlanTyped } from './rules.ts'
import { noteAndTell } from './telling.ts'

type Named = { id: string }
type Plan = typeof insurancePlans.$inferSelect

export const add = (call: Call, { id, ...typed }: PlanTyped & Named): Promise<Named> =>
  call.change(async change => {
    const sampleOf = typed.isSample ? dayOf(call.now()) : null
    const made = await change.tx
      .insert(insurancePlans)
      .values({ id, ...fieldsOf(typed), sampleOf, changedAt: call.now(), changedBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ id: insurancePlans.id })
    if (made.length === 0) throw new Refusal(planIdTaken)
    await noteAndTell(change, call, { what: 'insurance-plan-added', about: id, detail: typed.retailName })
    return { id }
  })

export const change = (call: Call, { id, version, ...typed }: PlanTyped & Named & { version: number }) =>
  call.change(async (changing): Promise<Nothing> => {
    const known = await hold(changing, id)
    if (known.version !== version) {
      throw new Refusal(await changedBy(changing.tx, catalogueChanged, known.changedBy, known.changedAt))
    }
    // The day that sample figures are of stays, as long as they are said to be some.
    const sampleOf = typed.isSample ? (known.sampleOf ?? dayOf(call.now())) : null
    await changing.tx
      .update(insurancePlans)
      .set({ ...fieldsOf(typed), sampleOf, ...touched(call) })
      .where(eq(insurancePlans.id, id))
    await noteAndTell(changing, call, { what: 'insurance-plan-changed', about: id, detail: typed.retailName })
    return {}
  })

export const retire = (call: Call, { id }: Named): Promise<Nothing> =>
  call.change(async changing => {
    const { retailName } = await hold(changing, id)
    const gone = await changing.tx
      .update(insurancePlans)
      .set({ withdrawnAt: call.now(), ...touched(call) })
      .where(and(eq(insurancePlans.id, id), isNull(insurancePlans.withdrawnAt)))
      .returning({ id: insurancePlans.id })
    if (gone.length === 0) return {}
    await noteAndTell(changing, call, { what: 'insurance-plan-withdrawn', about: id, detail: retailName })
    return {}
  })

export const bringBack = (call: Call, { id }: Named): Promise<Nothing> =>
  call.change(async changing => {
    const { retailName } = await hold(changing, id)
    const back = await changing.tx
      .update(insurancePlans)
      .set({ withdrawnAt: null, ...touched(call) })
      .where(and(eq(insurancePlans.id, id), isNotNull(insurancePlans.withdrawnAt)))
      .returning({ id: insurancePlans.id })
    if (back.length === 0) return {}
    await noteAndTell(changing, call, { what: 'insurance-plan-restored', about: id, detail: retailName })
    return {}
  })

const touched = ({ now, caller }: Call) => ({
  version: sql`${insurancePlans.version} + 1`,
  changedAt: now(),
  changedBy: caller.id,
})

async function hold({ tx }: Change, id: string): Promise<Plan> {
  const [plan] = await tx.select().from(insurancePlans).where(eq(insurancePlans.id, id)).for('update')
  if (plan === undefined) throw new Refusal(notFound)
  return plan
}

/** The rules have been asked by then: what is read here is there. */
function fieldsOf(typed: PlanTyped) {
  const [partner, code] = [partnerIn(typed.partner), codeIn(typed.code)]
  if (partner === undefined || code === undefined) throw new Refusal(invalidInput)
  const { retailName, policyId, insuranceCompany, isAca, isInternational, isDeductibleAnnual, coversPreExisting } =
    typed
  return {
    partner,
    code,
    retailName,
    policyId,
    insuranceCompany,
    isAca,
    isInternational,
    isDeductibleAnnual,
    coversPreExisting,
    visas: visasIn(typed.visas),
    fullBrochureUrl: readWebAddress(typed.fullBrochureUrl)?.href ?? null,
    claimsAddress: typed.claimsAddress.trim() || null,
    deductible: centsIn(typed.deductible) ?? 0,
    coInsurance: percentIn(typed.coInsurance) ?? 0,
    outOfPocketMax: centsIn(typed.outOfPocketMax) ?? 0,
    maxBenefit: centsIn(typed.maxBenefit) ?? null,
    evacuation: centsIn(typed.evacuation) ?? 0,
    repatriation: centsIn(typed.repatriation) ?? 0,
    preventive: percentIn(typed.preventive) ?? 0,
    deposit: centsIn(typed.deposit) ?? 0,
  }
}
