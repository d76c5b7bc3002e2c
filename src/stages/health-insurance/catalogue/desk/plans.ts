// A plan is added, changed, retired and brought back.
import { eq } from 'drizzle-orm'
import * as audited from '#src/stages/health-insurance/audit-actions.ts'
import { touched, type Named } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import type { Call } from '#src/platform/services.ts'
import { blankOf, keptOf, typedOf } from '#src/records/fields.ts'
import { dayOf } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { insurancePlans } from '#src/stages/health-insurance/tables.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import { catalogueChanged, planIdTaken, planTyped } from './contract.ts'
import { refundRuleByAdmin } from './copy.ts'
import { planRecord, type NewPlan, type PlanTyped } from './rules.ts'

// What changes in the catalogue shows on every student's plans at once, and is recorded.

type Action = { what: AuditAction; about: string; detail: string }

const announcePlans = ({ announce }: Change): Promise<void> => announce('all', 'insurance', 'journey')

export async function noteAndTell(change: Change, call: Call, action: Action): Promise<void> {
  await noteAction(change, call, action)
  await announcePlans(change)
}

/** What was asked for keeps its price; a student insured by a retired plan stays so. */
export const planEntries = catalogueVerbs({
  name: 'insurance-plans',
  roles: ['underwriter', 'admin'],
  changed: catalogueChanged,
  action: audited.insurancePlanChanged,
  find: async (db, id) => (await db.select().from(insurancePlans).where(eq(insurancePlans.id, id)).for('update'))[0],
  titleOf: ({ retailName }) => retailName,
  stateOf: ({ withdrawnAt }) => (withdrawnAt === null ? 'published' : 'retired'),
  typedOf: plan => typedOf(planRecord, { ...plan, isSample: plan.sampleOf !== null }),
  typed: planTyped,
  blank: blankOf(planRecord),
  check: ({ refundDays }, plan, call) =>
    ruleProblem(call, planRecord.refundDays.keptOf(refundDays) !== plan.refundDays),
  write: ({ tx }, call, plan, typed) =>
    tx
      .update(insurancePlans)
      .set({
        ...fieldsOf(typed),
        // The day that sample figures are of stays, as long as they are said to be some.
        sampleOf: typed.isSample ? (plan.sampleOf ?? dayOf(call.now())) : null,
        ...touched(call, plan),
      })
      .where(eq(insurancePlans.id, plan.id)),
  shown: {
    publish: audited.insurancePlanRestored,
    retire: audited.insurancePlanWithdrawn,
    set: ({ tx }, call, plan, isShown) =>
      tx
        .update(insurancePlans)
        .set({ withdrawnAt: isShown ? null : call.now(), ...touched(call, plan) })
        .where(eq(insurancePlans.id, plan.id)),
  },
  announce: announcePlans,
})

export const add = (call: Call, { id, ...typed }: NewPlan): Promise<Named> =>
  call.change(async change => {
    const wrong = ruleProblem(call, typed.refundDays.trim() !== '')
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
    const sampleOf = typed.isSample ? dayOf(call.now()) : null
    const made = await change.tx
      .insert(insurancePlans)
      .values({ id, ...fieldsOf(typed), sampleOf, changedAt: call.now(), changedBy: call.caller.id })
      .onConflictDoNothing()
      .returning({ id: insurancePlans.id })
    if (made.length === 0) throw new Refusal(planIdTaken)
    await planEntries.note(change, call, id, { what: audited.insurancePlanAdded, as: 'added' })
    return { id }
  })

type Changed = PlanTyped & Named & { version: number }

export const change = (call: Call, { id, version, ...typed }: Changed): Promise<void> =>
  planEntries.change(call, { id, version }, typed)

export const retire = (call: Call, named: Named): Promise<void> => planEntries.retire(call, named)
export const bringBack = (call: Call, named: Named): Promise<void> => planEntries.publish(call, named)

/** The rule for refunds binds Safar, so an admin alone publishes it; an underwriter keeps it as it is. */
const ruleProblem = ({ caller }: Call, isChanged: boolean): Messages =>
  messages({ refundDays: isChanged && !caller.roles.includes('admin') && refundRuleByAdmin })

function fieldsOf(typed: PlanTyped) {
  const { isSample: _isSample, ...fields } = keptOf(planRecord, typed)
  return fields
}
