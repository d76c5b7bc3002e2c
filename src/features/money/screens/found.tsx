import { optional, useRead } from '#src/browser/reads.ts'
import type { FoundAmong } from '#src/features/progress/screens/slots.ts'
import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { moneyApi } from './api.ts'

/** What is to be paid or was, with its amount. */
export function Amounts({ found }: FoundAmong) {
  const rows = optional(useRead(moneyApi.read))?.rows ?? []
  return found(
    rows.map(({ what, amount, state }) => ({
      name: what,
      detail: [amount !== null && formatMoney(amount), copy.states[state]].filter(Boolean).join(', '),
      href: '/money',
    })),
  )
}
