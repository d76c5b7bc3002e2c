import { Button } from '#src/ui/button.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { ConversionView, MovementView } from '../contract.ts'
import * as copy from '../copy.ts'
import { formatRate } from '../rules.ts'
import { merchantWords, whenWords } from './words.ts'

/** Every movement, the latest first, as parents may read it too: on the screen or on paper. */
export function Ledger({ movements }: { movements: readonly MovementView[] }) {
  return (
    <section className="stack-4" aria-labelledby="card-ledger">
      <div className="spread baseline gap-4 lines-2">
        <h3 id="card-ledger">{copy.ledger.title}</h3>
        {movements.length > 0 && (
          <span className="screen-only">
            <Button kind="link" onClick={() => print()}>
              {copy.ledger.print}
            </Button>
          </span>
        )}
      </div>
      {movements.length === 0 ? (
        <p className="quiet readable">{copy.ledger.empty}</p>
      ) : (
        <Table caption={copy.ledger.caption} columns={columns} rows={movements} rowKey={({ id }) => id} />
      )}
    </section>
  )
}

const columns: readonly Column<MovementView>[] = [
  {
    label: 'What',
    cell: ({ what, conversion, merchant }) => (
      <>
        <strong>{copy.movements[what]}</strong>
        {merchant !== null && <span className="quiet block readable regular tabular">{merchantWords(merchant)}</span>}
        {conversion !== null && <Bought conversion={conversion} />}
      </>
    ),
  },
  { label: 'When', cell: ({ at }) => whenWords(at) },
  { label: 'Amount', numeric: true, cell: ({ amount }) => signed(amount) },
  { label: 'Balance after', numeric: true, cell: ({ balanceAfter }) => formatMoney(dollars(balanceAfter)) },
]

/** With a true minus, which a screen reader reads. */
const signed = (cents: number): string =>
  cents < 0 ? formatMoney(dollars(cents)).replace('-', '−') : `+${formatMoney(dollars(cents))}`

const Bought = ({ conversion }: { conversion: ConversionView }) => {
  const { rate, rateSource, rateAt, converted, gst, tcs, total } = conversion
  const money = (paise: number) => formatMoney(rupees(paise))
  return (
    <span className="quiet block readable regular tabular">
      {money(total)} paid: {money(converted)} at {formatRate(rate)}, GST {money(gst)}, TCS {money(tcs)}. Rate by{' '}
      {rateSource}, {whenWords(rateAt)}.
    </span>
  )
}
