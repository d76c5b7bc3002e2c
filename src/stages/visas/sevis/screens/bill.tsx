import { InRupees, RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { BarKey, BarList } from '#src/ui/bars.tsx'
import { formatMoney, type Money } from '#src/values/money.ts'
import { useReadFacts } from '#src/features/dated-facts/screens/use-facts.ts'
import { bill, pointOf, sums } from '../copy.ts'
import { billSums } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './sevis.module.css'

/** The whole bill, so that no fee comes as a surprise: what is certain, and what nobody has confirmed. */
export function Bill() {
  const { surely, perhaps } = billSums(bill)
  return (
    <section className="stack-3" aria-labelledby="visa-bill">
      <h3 id="visa-bill">The whole visa bill</h3>
      <dl className={classes('stack-2', s.sums)}>
        <Sum name={sums.surely} amount={surely} />
        <Sum name={sums.perhaps} amount={perhaps} />
      </dl>
      <BarKey solid="Certain" striped="Not certain, or your choice" />
      <BarList
        label="What the visa costs in all"
        rows={bill.map(({ what, amount, due, ...line }) => ({
          key: what,
          name: <strong>{what}</strong>,
          amount: (
            <>
              {formatMoney(amount)}
              {amount.currency === 'USD' && <InRupees amount={amount} />}
            </>
          ),
          bar: due === 'surely' ? { certain: inDollars(amount) } : { certain: 0, atWorst: inDollars(amount) },
          children: <BillWords line={{ what, ...line }} />,
        }))}
      />
      <RupeesRate />
    </section>
  )
}

/** Its name is said beside its sum already. */
function BillWords({ line }: { line: Parameters<typeof pointOf>[0] }) {
  const [fact] = useReadFacts([pointOf(line)])
  if (fact === undefined) return null
  return (
    <>
      <p>{fact.text.replace(`${line.what}. `, '')}</p>
      <SourceMark of={[fact.source]} />
    </>
  )
}

/** A fee in rupees has no length on a scale of dollars. */
const inDollars = ({ currency, minor }: Money): number => (currency === 'USD' ? minor : 0)

const Sum = ({ name, amount }: { name: string; amount: Money }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {formatMoney(amount)}
      <InRupees amount={amount} />
    </dd>
  </div>
)
