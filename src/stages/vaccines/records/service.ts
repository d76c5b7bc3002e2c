import { and, eq } from 'drizzle-orm'
import type { Values } from '#src/features/people/values/rules.ts'
import { noteStated } from '#src/features/people/values/statements.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import { monthOf, type Vaccine } from '../requirements/rules.ts'
import { recordOfClinic, recordThere, tooManyRecords, vaccineHad } from './contract.ts'
import * as copy from './copy.ts'
import { openedRecords, sealedRecord, dobOf, hold } from './seal.ts'
import { checkDob, checkRecord, mostOfOne, type NewRecord } from './rules.ts'
import { vaccineChoices, vaccineLacks, vaccineRecords } from '../tables.ts'

export async function choose(call: Call, { university }: { university: string | null }): Promise<void> {
  const known = university === null ? [] : await universitiesFor(call.db, call.caller.id, [university])
  if (university !== null && known.length === 0) {
    throw new Refusal(invalidInput, { university: copy.universityUnknown })
  }
  return put(call, { university, answeredAt: call.now() }, { university: university ?? '' })
}

export async function tellDob(call: Call, { dob }: { dob: string }): Promise<void> {
  const wrong = checkDob(dob, todayOf(call).toString())
  const day = parseDay(dob)
  if (wrong !== undefined || day === undefined) throw new Refusal(invalidInput, { dob: wrong ?? copy.dayInvalid })
  const sealedDob = await call.vault.seal(call.caller.id, day.toString())
  return put(call, { sealedDob, bornIn: monthOf(day) }, { birthDate: day.toString() })
}

const put = (call: Call, set: Partial<typeof vaccineChoices.$inferInsert>, said: Values): Promise<void> =>
  call.change(async change => {
    await hold(change, call)
    await change.tx
      .insert(vaccineChoices)
      .values({ owner: call.caller.id, ...set })
      .onConflictDoUpdate({ target: vaccineChoices.owner, set })
    await noteStated(change, call, 'vaccines', said)
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })

type Adding = NewRecord & { country: 'IN' | 'US' }

export async function add(call: Call, { country, ...given }: Adding): Promise<{ id: string }> {
  const dob = await dobOf(call)
  const wrong = checkRecord(given, todayOf(call).toString(), dob)
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  const { vaccine, kind, on, clinic } = given
  const sealedClinic = clinic === '' ? null : await call.vault.seal(call.caller.id, clinic)
  const sealed = await sealedRecord(call.vault, call.caller.id, {
    vaccine,
    kind,
    on: parseDay(on)?.toString() ?? null,
    country,
  })
  return call.change(async change => {
    const { tx } = change
    await hold(change, call)
    const others = (await ownRecords(change, call)).filter(record => record.vaccine === vaccine)
    if (others.length >= mostOfOne) throw new Refusal(tooManyRecords)
    if (others.some(other => other.kind === kind && (other.on?.toString() ?? '') === on)) throw new Refusal(recordThere)
    const [made] = await tx
      .insert(vaccineRecords)
      .values({
        owner: call.caller.id,
        ...sealed,
        sealedClinic,
        at: call.now(),
      })
      .onConflictDoNothing()
      .returning({ id: vaccineRecords.id })
    if (made === undefined) throw new Refusal(recordThere)
    await forgetLack(change, call, vaccine)
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
    return made
  })
}

export const remove = (call: Call, { id }: { id: string }): Promise<void> =>
  call.change(async change => {
    const own = and(eq(vaccineRecords.id, id), eq(vaccineRecords.owner, call.caller.id))
    const found = foundIn(await change.tx.select().from(vaccineRecords).where(own).for('update'))
    if (found.saidBy !== null) throw new Refusal(recordOfClinic)
    await change.tx.delete(vaccineRecords).where(own)
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })

/** Anyone who has something of it does not lack it. */
export const lack = (call: Call, { vaccine }: { vaccine: Vaccine }): Promise<void> =>
  call.change(async change => {
    await hold(change, call)
    const own = await ownRecords(change, call)
    if (own.some(record => record.vaccine === vaccine)) throw new Refusal(vaccineHad)
    await change.tx
      .insert(vaccineLacks)
      .values({ owner: call.caller.id, vaccine, at: call.now() })
      .onConflictDoNothing()
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })

export const unlack = (call: Call, { vaccine }: { vaccine: Vaccine }): Promise<void> =>
  call.change(async change => {
    await forgetLack(change, call, vaccine)
    await announceBoth(change, call.caller.id, 'vaccines', 'vaccines')
  })

const ownRecords = async ({ tx }: Change, { caller, vault }: Call) =>
  openedRecords(vault, await tx.select().from(vaccineRecords).where(eq(vaccineRecords.owner, caller.id)))

const forgetLack = ({ tx }: Change, { caller }: Call, vaccine: Vaccine) =>
  tx.delete(vaccineLacks).where(and(eq(vaccineLacks.owner, caller.id), eq(vaccineLacks.vaccine, vaccine)))
