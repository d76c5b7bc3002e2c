// Who may sit at the desk as what.
import { isLender } from '#src/values/lenders.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { roleNames } from '#src/features/audit/copy.ts'
import * as copy from './copy.ts'

export type Seat = { role: DeskRole; bank: string | null }

/** A lender sits at the desk for one of the ten banks, nobody else for any. */
export function checkSeat({ role, bank }: Seat): { bank?: string } {
  if (role === 'lender') return bank !== null && isLender(bank) ? {} : { bank: copy.bankRequired }
  return bank === null ? {} : { bank: copy.bankNotWanted }
}

export const seatWords = ({ role, bank }: Seat): string =>
  bank === null ? roleNames[role] : `${roleNames[role]}, ${bank}`
