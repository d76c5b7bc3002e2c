// What was answered, by the PAN that it was sent on: the page of what was sent and the TCS on the tuition read the same.
import type { SentInYear } from '#src/features/exchange/cost/rules.ts'
import { dollars, rupees } from '#src/values/money.ts'
import type { RemittancesView, RemittanceView } from '../contract.ts'
import { keyOf, you, type Holder } from '../holders/rules.ts'
import { declaredBeyond, inYear, type Remittance } from '../rules.ts'

/** What the meters are read from. */
export type SentLists = Omit<RemittancesView, 'pans'>

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

/** Each once, by the writing that came first. */
export const holdersIn = ({ rows, card }: SentLists): Holder[] =>
  [...Map.groupBy([you, ...[...rows, ...card].map(({ holder }) => holder)], keyOf).values()].flatMap(
    all => all[0] ?? [],
  )

export type SentOnPan = { entered: Row[]; card: Row[]; declaredIn: (start: Temporal.PlainDate) => SentInYear }

export function sentOn({ rows, card, declared }: SentLists, holder: Holder): SentOnPan {
  const isTheirs = (one: { holder: Holder }) => keyOf(one.holder) === keyOf(holder)
  const entered = rows.filter(isTheirs).map(rowOf)
  return {
    entered,
    card: card.filter(isTheirs).map(rowOf),
    declaredIn: start =>
      declaredBeyond(
        declared.filter(one => isTheirs(one) && one.year === start.toString()),
        inYear(entered, start),
      ),
  }
}
