// What was answered, as the rules read it.
import { dollars, rupees } from '#src/values/money.ts'
import type { RemittancesView, RemittanceView } from '../contract.ts'
import type { Remittance } from '../rules.ts'

type Sent = RemittancesView['card'][number] | RemittanceView

export type Row = Remittance & {
  id: string
  /** Undefined for what was paid for the card: it is changed nowhere. */
  typed: RemittanceView | undefined
}

export const rowOf = (sent: Sent): Row => ({
  id: sent.id,
  day: Temporal.PlainDate.from(sent.day),
  sent: rupees(sent.paise),
  received: dollars(sent.cents),
  kind: sent.kind,
  tcs: rupees(sent.tcs),
  typed: 'through' in sent ? sent : undefined,
})
