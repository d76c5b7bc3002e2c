// What a partner receives about a student, and what is wrong with it. The rules of all countries' numbers are heavy in a
// browser, so anyone who asks brings what knows a number.
import type { Asks } from '#src/features/people/values/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import { isEmailAddress } from '#src/values/email-addresses.ts'
import { farProblem } from '#src/values/near-days.ts'
import { isPinCode } from '#src/values/indian-identifiers.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from '../copy.ts'
import type { SimKind } from '../rules.ts'

type Contact = { name: string; email: string; prefix: string; phone: string; consent: boolean }

/** To a bank or an issuer, as typed. */
export type Lead = Contact & { university: string; usAddress: string; arrival: string }

/** To a network. */
export type PlanOrder = Contact & {
  sim: string
  isUnlocked: boolean | null
  takesEsim: boolean | null
  address: string
  city: string
  pin: string
  flight: string
}

type Against = { today: string; isPhone: (prefix: string, phone: string) => boolean }

export const longestLine = 120
export const longestAddress = 300

export const checkLead = (lead: Lead, { today, isPhone }: Against): Messages => ({
  ...checkContact(lead, isPhone),
  ...messages({
    university: textProblem(lead.university, { required: copy.universityRequired, most: longestLine }),
    usAddress: textProblem(lead.usAddress, { most: longestAddress }),
    arrival: dayProblem(lead.arrival, today),
  }),
})

export const checkPlanOrder = (
  order: PlanOrder,
  { today, isPhone, sims }: Against & { sims: readonly SimKind[] },
): Messages => ({
  ...checkContact(order, isPhone),
  ...messages({
    sim: simProblem(order.sim, sims),
    isUnlocked: order.isUnlocked === null ? copy.answerRequired : !order.isUnlocked && copy.lockedPhone,
    ...(order.sim === 'esim' && {
      takesEsim: order.takesEsim === null ? copy.answerRequired : !order.takesEsim && copy.noEsim,
    }),
    ...(order.sim === 'sim' && {
      address: textProblem(order.address, { required: copy.addressRequired, most: longestAddress }),
      city: textProblem(order.city, { required: copy.cityRequired, most: longestLine }),
      pin: !isPinCode(order.pin) && copy.pinInvalid,
    }),
    flight: dayProblem(order.flight, today),
  }),
})

const checkContact = ({ name, email, prefix, phone, consent }: Contact, isPhone: Against['isPhone']): Messages =>
  messages({
    name: textProblem(name, { required: copy.nameRequired, most: longestLine }),
    email: !isEmailAddress(email) && copy.emailInvalid,
    phone: !isPhone(prefix, phone) && copy.phoneInvalid,
    consent: !consent && copy.consentRequired,
  })

function simProblem(typed: string, sims: readonly SimKind[]): string | undefined {
  const sim = simIn(typed)
  if (sim === undefined) return copy.simRequired
  return sims.includes(sim) ? undefined : copy.simNotOffered
}

export const simIn = (typed: string): SimKind | undefined => (typed === 'esim' || typed === 'sim' ? typed : undefined)

/** Anyone who has landed already may ask as well. */
function dayProblem(typed: string, today: string): string | undefined {
  const [day, now] = [parseDay(typed), Temporal.PlainDate.from(today)]
  return day === undefined ? copy.dayInvalid : farProblem(day, now)
}

export const orderAsks = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  university: 'university',
  usAddress: 'usAddress',
  'address city pin': 'address',
  arrival: 'flight',
  flight: 'flight',
} as const satisfies Asks

/** An address that is known in one line ends with its city and its PIN code; of another, all is in the first box. */
export function addressIn(line: string): Pick<PlanOrder, 'address' | 'city' | 'pin'> {
  const [, address = line, city = '', pin = ''] = /^(.*\S), *([^,]*[^,\s]),? +(\d{3} ?\d{3})$/.exec(line.trim()) ?? []
  return { address, city, pin }
}
