// What was answered, by the PAN that it was sent on: the page of what was sent and the TCS on the tuition read the same.
import type { SentInYear } from '#src/features/exchange/cost/rules.ts'
import { dollars, rupees } from '#src/values/money.ts'
import type { RemittancesView, RemittanceView } from '../contract.ts'
import { you } from '../copy.ts'
import { declaredBeyond, inYear, type Remittance } from '../rules.ts'

type SentView = RemittancesView['card'][number] | RemittanceView

export type Row = Remittance & {
  id: string
  /** Undefined for what was paid for the card: it is changed nowhere. */
  typed: RemittanceView | undefined
}

export const rowOf = (sent: SentView): Row => ({
  id: sent.id,
  day: Temporal.PlainDate.from(sent.day),
  sent: rupees(sent.paise),
  received: dollars(sent.cents),
  kind: sent.kind,
  tcs: rupees(sent.tcs),
  typed: 'through' in sent ? sent : undefined,
})

export const holdersIn = ({ rows, card }: RemittancesView): string[] => [
  ...new Set([you, ...[...rows, ...card].map(({ holder }) => holder)]),
]

export type SentOnPan = { entered: Row[]; card: Row[]; declaredIn: (start: Temporal.PlainDate) => SentInYear }

/** `hasCard`: the student says that what was paid for the card on other PANs was on this one. */
export function sentOn({ rows, card, declared }: RemittancesView, holder: string, hasCard = false): SentOnPan {
  const isOnIt = (one: { holder: string }) => one.holder === holder || hasCard
  const entered = rows.filter(row => row.holder === holder).map(rowOf)
  return {
    entered,
    card: card.filter(isOnIt).map(rowOf),
    declaredIn: start =>
      declaredBeyond(
        declared.filter(one => isOnIt(one) && one.year === start.toString()),
        inYear(entered, start),
      ),
  }
}
