// A clinic as the desk types it, and what is wrong with it.
import { weekdayNames } from '#src/features/appointments/rules.ts'
import * as r from '#src/records/fields.ts'
import type { Messages } from '#src/values/messages.ts'
import { vaccines, type Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { Ending } from '#src/stages/vaccines/facts.shape.ts'
import * as copy from '../rules.ts'
import type { Prices } from '../rules.ts'

/** In rupees; empty for what is not given. */
type PricesTyped = Readonly<Partial<Record<Vaccine, string>>>

export const clinicRecord = {
  name: r.line('Name', { required: copy.required.name, most: 120, mayLack: true, width: 'wide' }),
  city: r.line('City', { required: copy.required.city, most: 60, mayLack: true }),
  phone: r.line('Phone', { required: copy.required.phone, most: 40, mayLack: true, isPhone: true }),
  address: r.text('Address', { required: copy.required.address, most: 300, mayLack: true, rows: 2 }),
  prices: r.own<r.Plain<PricesTyped, Prices>>('Prices in whole rupees; empty for what it does not give', {
    blank: {},
    typedOf: (kept: Prices) => forEach(kept, paise => String(paise / 100)),
    keptOf: typed => forEach(typed, paiseIn),
    answerOf: kept => kept,
    wrong: typed =>
      Object.values(typed).some(price => price !== '' && paiseIn(price) === undefined) && copy.priceInvalid,
    typedShape: zod => zod.partialRecord(zod.enum(vaccines), zod.string().max(20)).default({}),
    answerShape: zod => zod.partialRecord(zod.enum(vaccines), zod.number().int()),
  }),
  openOn: r.weekdays('Open on', {
    names: weekdayNames,
    required: copy.required.openOn,
    mayLack: true,
    hint: 'Nobody can book on other days, nor on a national holiday.',
    blank: [1, 2, 3, 4, 5, 6],
  }),
  isSample: r.tick('This is sample data', {
    mayLack: true,
    hint: 'Students read that the clinic, its prices and its times are invented.',
  }),
}
export type TypedClinic = r.TypedOf<typeof clinicRecord>

export const checkClinic = (typed: TypedClinic): Messages => r.wrongIn(clinicRecord, typed)

/** What is not given has no price. */
function forEach<A, B>(prices: Readonly<Partial<Record<Vaccine, A>>>, of: (price: A) => B | undefined) {
  const made: Partial<Record<Vaccine, B>> = {}
  for (const vaccine of vaccines) {
    const price = prices[vaccine]
    const kept = price === undefined ? undefined : of(price)
    if (kept !== undefined) made[vaccine] = kept
  }
  return made
}

const paiseIn = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(typed.trim()) ? Number(typed.trim()) * 100 : undefined

// What the student reads about an appointment.

type Message = (clinic: string, reason: string) => { title: string; body: string }

export const messages = {
  attended: clinic => ({
    title: `${clinic} has noted your appointment`,
    body: 'What was given stands in your record, and your plan follows it.',
  }),
  missed: clinic => ({
    title: `${clinic} says that you were not there`,
    body: 'Book another time, or write to us in the chat if this is wrong.',
  }),
  reopened: clinic => ({
    title: `What was noted of your appointment at ${clinic} is taken back`,
    body: 'We are putting it right. You need not do anything.',
  }),
  cancelled: (clinic, reason) => ({
    title: `${clinic} cannot see you at that time`,
    body: `${reason} Please book another time.`,
  }),
} as const satisfies Record<string, Message>

export const endingWords = {
  attended: 'Was there',
  missed: 'Was not there',
  cancelled: 'Given up',
  'cancelled-by-clinic': 'Cancelled by the clinic',
  lapsed: 'Given up: nobody confirmed the account',
} as const satisfies Record<Ending, string>
