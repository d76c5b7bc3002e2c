import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { changedPrices, pricesOf, sampleStart, type Change, type PriceLine } from '../preview/rules.ts'
import s from './catalogue.module.css'

const mostAtFirst = 10

type PricePreviewProps = {
  changes: readonly Change[]
  /** Asked for and not paid yet. */
  openRequests: number
  /** Something typed is no price yet. */
  isWrong: boolean
}

/** What a change does to the prices of sample students, while it is typed and before it is saved. */
export function PricePreview({ changes, openRequests, isWrong }: PricePreviewProps) {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  const [isWhole, setWhole] = useState(false)
  const changed = isWrong ? [] : changedPrices(changes, today)
  const same = pricesOf(changes, today).length - changed.length
  return (
    <section className={s.preview} aria-label="What this does to prices">
      <h2 className="text-3">What this does to prices</h2>
      <p className="quiet">
        Sample students whose coverage begins on {formatDay(sampleStart(today))}, quoted as everybody is.
      </p>
      {isWrong && <p>Correct what is marked to see the prices here.</p>}
      {!isWrong && changed.length === 0 && <p>No price changes.</p>}
      {changed.length > 0 && (
        <>
          <Table
            caption="Prices that change"
            columns={columnsFor(changed)}
            rows={isWhole ? changed : changed.slice(0, mostAtFirst)}
            rowKey={({ key }) => key}
          />
          <p className="quiet">
            {counted(changed.length, 'price changes', 'prices change')}
            {same > 0 && `, ${counted(same, 'stays as it is', 'stay as they are')}`}.{' '}
            {changed.length > mostAtFirst && !isWhole && (
              <Button kind="link" onClick={() => setWhole(true)}>
                Show all {changed.length}
              </Button>
            )}
          </p>
        </>
      )}
      {openRequests > 0 && (
        <Notice tone="info" title={counted(openRequests, 'request is open', 'requests are open')}>
          Not paid yet. What was asked keeps its price; only who asks again pays the new one.
        </Notice>
      )}
    </section>
  )
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** The university and the plan are named only where there are several. */
function columnsFor(lines: readonly PriceLine[]): Column<PriceLine>[] {
  const [first] = lines
  const isOne = (of: 'university' | 'plan') => lines.every(line => line[of] === first?.[of])
  return [
    { label: 'Age', cell: ({ age }) => (age === 36 ? '36 and older' : age) },
    ...(isOne('university') ? [] : [{ label: 'University', cell: ({ university }: PriceLine) => university }]),
    ...(isOne('plan') ? [] : [{ label: 'Plan', cell: ({ plan }: PriceLine) => plan }]),
    { label: 'Months', cell: ({ months }) => months, numeric: true },
    { label: 'Now', cell: ({ before }) => priceWords(before), numeric: true },
    { label: 'Then', cell: ({ after }) => priceWords(after), numeric: true },
    { label: 'Difference', cell: difference, numeric: true },
  ]
}

const priceWords = (price: PriceLine['before']): string =>
  price === undefined ? 'Not sold' : formatMoney(dollars(price.premium))

function difference({ before, after }: PriceLine): string {
  if (before === undefined || after === undefined) return ''
  if (before.premium === after.premium) {
    return `Deposit ${formatMoney(dollars(before.deposit))} → ${formatMoney(dollars(after.deposit))}`
  }
  const more = after.premium - before.premium
  return `${more > 0 ? '+' : ''}${formatMoney(dollars(more))}`
}
