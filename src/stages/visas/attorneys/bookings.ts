// What a student does with a call: books it, moves it, gives it up.
import { moveAppointment } from '#src/features/appointments/bookings.ts'
import { isPast } from '#src/features/appointments/rules.ts'
import { attach } from '#src/features/documents/documents.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal, type Problem } from '#src/wire/problem.ts'
import { announceCall, end, lapseHolds, oneAtATime, openCall, type AttorneyCall, type PlacedCall } from './calls.ts'
import { alreadyBooked, cannotBePaid, noBooking, notMovable, sameAttorney, slotTaken } from './contract.ts'
import { offeredAt, placeAt, takesPaid, type Offered } from './diary.ts'
import { settleGivenUp } from './refunds.ts'
import { holdMinutes, papersOf, type CallKind } from './rules.ts'
import { attorneyCalls, attorneyDiary } from './tables.ts'
import { tell } from './notices.ts'

type Chosen = { agent: string; slot: string }
type Asked = Chosen & { call: CallKind; issue: string; documents?: readonly string[] }
type Booked = { id: string; heldUntil: string | null }

export async function book(call: Call, asked: Asked): Promise<Booked> {
  await call.limits.use(bookingsOf(call.caller.id))
  const issue = await call.vault.seal(call.caller.id, asked.issue)
  return call.change(async change => {
    await oneAtATime(change.tx, call.caller.id)
    await lapseHolds(change, call.now())
    const open = await openCall(change, call.caller.id, call.now())
    if (open !== undefined) return again(open, asked)
    const offered = await offeredAt(change.tx, call.now(), asked.agent, asked.slot)
    const made = await write(change, call, offered, asked.call, issue)
    const ids = [...new Set(asked.documents ?? [])]
    await attach(change, call, { ids, purpose: 'attorney-call', owner: call.caller.id, to: papersOf(made.id) })
    await announceCall(change, call.caller.id)
    if (made.confirmedAt !== null) await tell(change, call, { call: made, ...offered }, 'booked')
    return bookedAs(made)
  })
}

const bookingsOf = (person: string) => perHour(`attorney-calls:${person}`, 30)

/** Sent twice, it is the same call. */
function again({ attorney, slot, call }: PlacedCall, asked: Asked): Booked {
  const isSame =
    attorney.id === asked.agent && call.kind === asked.call && slot.startTime.equals(Temporal.Instant.from(asked.slot))
  if (!isSame) throw new Refusal(alreadyBooked)
  return bookedAs(call)
}

const bookedAs = ({ id, heldUntil }: AttorneyCall): Booked => ({
  id,
  heldUntil: heldUntil === null ? null : momentOf(heldUntil),
})

async function write(
  { tx }: Change,
  call: Call,
  { attorney, slot }: Offered,
  kind: CallKind,
  issue: Uint8Array,
): Promise<AttorneyCall> {
  if (kind === 'paid' && !takesPaid(call, attorney)) throw new Refusal(cannotBePaid)
  const at = call.now()
  const [made] = await tx
    .insert(attorneyCalls)
    .values({
      ...(await placeAt(tx, slot, at)),
      owner: call.caller.id,
      kind,
      issue,
      askedAt: at,
      bookedAt: at,
      ...(kind === 'paid'
        ? { price: attorney.price, heldUntil: at.add({ minutes: holdMinutes }) }
        : { confirmedAt: at }),
    })
    .returning()
  if (made === undefined) throw new Error('The call was not written.')
  return made
}

export async function move(call: Call, { agent, slot }: Chosen): Promise<void> {
  await call.limits.use(bookingsOf(call.caller.id))
  return call.change(async change => {
    await oneAtATime(change.tx, call.caller.id)
    await lapseHolds(change, call.now())
    const open = await movable(change, call)
    if (open.call.kind === 'paid' && open.attorney.id !== agent) throw new Refusal(sameAttorney)
    const offered = await offeredAt(change.tx, call.now(), agent, slot)
    if (offered.slot.id !== open.slot.id) await putTo(change, call, open.call, offered)
  })
}

type Teller = Pick<Call, 'now' | 'vault' | 'settings'>

export async function putTo(
  change: Change,
  services: Teller,
  call: AttorneyCall,
  offered: Offered,
  whyNot: Problem = slotTaken,
): Promise<void> {
  const place = await placeAt(change.tx, offered.slot, services.now(), whyNot)
  const moved = await moveAppointment(change.tx, attorneyDiary, call, place, services.now())
  await announceCall(change, call.owner)
  await tell(change, services, { call: { ...call, ...moved }, ...offered }, 'moved')
}

export const cancel = (call: Call): Promise<void> =>
  call.change(async change => {
    await oneAtATime(change.tx, call.caller.id)
    const open = await openCall(change, call.caller.id, call.now())
    if (open === undefined) throw new Refusal(noBooking)
    if (isPast(open.slot.startTime, call.now())) throw new Refusal(notMovable)
    await end(change, open.call, { at: call.now(), ending: 'cancelled' })
    await settleGivenUp(change, call, open.call, 'cancelled')
    if (open.call.confirmedAt !== null) await tell(change, call, open, 'cancelled')
  })

async function movable(change: Change, call: Call): Promise<PlacedCall> {
  const open = await openCall(change, call.caller.id, call.now())
  if (open === undefined) throw new Refusal(noBooking)
  if (open.call.confirmedAt === null || isPast(open.slot.startTime, call.now())) throw new Refusal(notMovable)
  return open
}
