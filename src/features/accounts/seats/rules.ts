// Who may sit at the desk as what.
import { isLender } from '#src/values/lenders.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { roleNames } from '#src/features/audit/rules.ts'

export type Seat = { role: DeskRole; bank: string | null }

/** A lender sits at the desk for one of the ten banks, nobody else for any. */
export function checkSeat({ role, bank }: Seat): { bank?: string } {
  if (role === 'lender') return bank !== null && isLender(bank) ? {} : { bank: bankRequired }
  return bank === null ? {} : { bank: bankNotWanted }
}

export const seatWords = ({ role, bank }: Seat): string =>
  bank === null ? roleNames[role] : `${roleNames[role]}, ${bank}`

// What is said of a seat at the desk.
const bankRequired = 'Please choose the bank that this person works for.'
const bankNotWanted = 'Only a lender sits at the desk for a bank.'
export const notProvedYet =
  'This person has not confirmed their e-mail address yet. Ask them to open the link in a sign-in e-mail first.'
