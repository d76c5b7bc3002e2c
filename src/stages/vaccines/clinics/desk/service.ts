// A clinic is added, changed, retired and brought back; its times are added and taken back.
import * as audited from '#src/stages/vaccines/audit-actions.ts'
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { offerSlots, slotRows, startsTyped, withdrawSlot } from '#src/features/appointments/slots.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { keptOf } from '#src/records/fields.ts'
import { dayOf } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import * as copy from '../rules.ts'
import { closedDays } from '../rules.ts'
import { vaccineClinics, vaccineDiary, vaccineSlots } from '#src/stages/vaccines/tables.ts'
import { clinicChanged, slotBooked } from './contract.ts'
import { checkClinic, clinicRecord, type TypedClinic } from './rules.ts'

export { list, read } from './queries.ts'
export { cancel, reopen, settle } from './outcomes.ts'

export function add(call: Call, typed: TypedClinic): Promise<{ id: string }> {
  refuseWrong(typed)
  return call.change(async changing => {
    const [made] = await changing.tx
      .insert(vaccineClinics)
      .values({ ...fieldsOf(call, typed), changedAt: call.now(), changedBy: call.caller.id })
      .returning({ id: vaccineClinics.id })
    if (made === undefined) throw new Error('The clinic was not written.')
    await noteAndTell(changing, call, { what: audited.clinicAdded, about: made.id, detail: typed.name })
    return made
  })
}

export function change(call: Call, { id, version, ...typed }: TypedClinic & { id: string; version: number }) {
  refuseWrong(typed)
  return call.change(async (changing): Promise<void> => {
    const [known] = await changing.tx.select().from(vaccineClinics).where(eq(vaccineClinics.id, id)).for('update')
    if (known === undefined) throw new Refusal(notFound)
    if (known.version !== version) {
      throw new Refusal(await changedBy(changing.tx, clinicChanged, known.changedBy, known.changedAt))
    }
    await changing.tx
      .update(vaccineClinics)
      .set({ ...fieldsOf(call, typed), version: version + 1, changedAt: call.now(), changedBy: call.caller.id })
      .where(eq(vaccineClinics.id, id))
    await noteAndTell(changing, call, { what: audited.clinicChanged, about: id, detail: typed.name })
  })
}

function refuseWrong(typed: TypedClinic): void {
  const wrong = checkClinic(typed)
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
}

/** Prices are of the day on which they were typed. */
const fieldsOf = ({ now }: Call, typed: TypedClinic) => ({ ...keptOf(clinicRecord, typed), asOf: dayOf(now()) })

export const retire = (call: Call, { id }: { id: string }): Promise<void> =>
  setRetired(call, id, { retiredAt: call.now() }, isNull(vaccineClinics.retiredAt), audited.clinicRetired)

export const bringBack = (call: Call, { id }: { id: string }): Promise<void> =>
  setRetired(call, id, { retiredAt: null }, isNotNull(vaccineClinics.retiredAt), audited.clinicRestored)

const setRetired = (
  call: Call,
  id: string,
  set: { retiredAt: Temporal.Instant | null },
  where: SQL,
  what: AuditAction,
): Promise<void> =>
  call.change(async changing => {
    const [clinic] = await changing.tx
      .update(vaccineClinics)
      .set(set)
      .where(and(eq(vaccineClinics.id, id), where))
      .returning()
    if (clinic === undefined) throw new Refusal(notFound)
    await noteAndTell(changing, call, { what, about: id, detail: clinic.name })
  })

type NewTimes = { id: string; startTimes: readonly string[]; places: number }

/** One that is there keeps its places; one that was taken back is there again. */
export const addTimes = (call: Call, { id, startTimes, places }: NewTimes): Promise<void> =>
  call.change(async changing => {
    const [clinic] = await changing.tx
      .select()
      .from(vaccineClinics)
      .where(and(eq(vaccineClinics.id, id), isNull(vaccineClinics.retiredAt)))
    if (clinic === undefined) throw new Refusal(notFound)
    const starts = startsTyped(startTimes, call.now(), closedDays(clinic), {
      ahead: copy.timesAhead,
      halfHour: copy.required.time,
      closed: copy.closedThen,
    })
    await offerSlots(changing, vaccineSlots, slotRows(id, starts, places))
    await changing.announce('all', 'vaccine-slots')
  })

export const withdrawTime = (call: Call, { time }: { time: string }): Promise<void> =>
  call.change(async changing => {
    await withdrawSlot(changing, vaccineDiary, time, { at: call.now(), isBooked: slotBooked })
    await changing.announce('all', 'vaccine-slots')
  })

async function noteAndTell(
  change: Change,
  call: Call,
  noted: { what: AuditAction; about: string; detail: string },
): Promise<void> {
  await noteAction(change, call, noted)
  await change.announce('all', 'vaccine-slots')
}
