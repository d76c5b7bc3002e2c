import { freeOfTcs, lrsLimit } from '#src/features/exchange/cost/rules.ts'
import { Bar } from '#src/ui/bars.tsx'
import { Card } from '#src/ui/card.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { lastDayOf, placeInYear, yearWords, type YearTotals } from '../rules.ts'

type YearProps = {
  start: Temporal.PlainDate
  today: Temporal.PlainDate
  totals: YearTotals
  hasRows: boolean
  /** All of it was paid for the card: the bank is us. */
  isAllHere: boolean
}

/** The year as a line that ends on 31 March, and how much of both limits is used; the words say the same. */
export function Year({ start, today, totals, hasRows, isAllHere }: YearProps) {
  const { sent, received, freeLeft, limitLeft, tcsTaken, tcsByRule } = totals
  const isOver = Temporal.PlainDate.compare(lastDayOf(start), today) < 0
  const place = placeInYear(isOver ? lastDayOf(start) : today)
  return (
    <Card as="section" label={copy.labels.year}>
      <div className="stack-5">
        <h2 className="text-4">
          {copy.labels.year} {yearWords(start)}
        </h2>
        <Line
          name={copy.march}
          amount={isOver ? copy.yearOver : copy.dayOfYear(place.day, place.of)}
          bar={{ certain: place.day }}
          scale={place.of}
          ends={[formatDay(start), formatDay(lastDayOf(start))]}
        >
          {!isOver && copy.daysLeft(place.left)}
        </Line>
        <Line
          name={copy.free}
          amount={copy.freeLeft(formatMoney(freeLeft), formatMoney(freeOfTcs))}
          bar={{ certain: sent.minor }}
          scale={freeOfTcs.minor}
        >
          {`${formatMoney(sent)} sent`}
        </Line>
        <Line
          name={copy.limit}
          amount={copy.freeLeft(formatMoney(limitLeft), formatMoney(lrsLimit))}
          bar={{ certain: received.minor }}
          scale={lrsLimit.minor}
        >
          {`${formatMoney(received)} sent`}
        </Line>
        {hasRows && (
          <p>
            {copy.taken(formatMoney(tcsTaken), formatMoney(tcsByRule))}
            {tcsTaken.minor !== tcsByRule.minor && ` ${isAllHere ? copy.takenHereDiffers : copy.takenDiffers}`}
          </p>
        )}
      </div>
    </Card>
  )
}

type LineProps = Pick<Parameters<typeof Bar>[0], 'bar' | 'scale'> & {
  name: string
  amount: string
  /** What the line begins and ends with. */
  ends?: readonly [string, string]
  children: string | false
}

const Line = ({ name, amount, bar, scale, ends, children }: LineProps) => (
  <div className="stack-1">
    <div className="spread baseline gap-4 lines-0 tabular">
      <strong>{name}</strong> <span>{amount}</span>
    </div>
    <Bar bar={bar} scale={scale} />
    {ends !== undefined && (
      <div className="spread baseline gap-4 lines-0 tabular">
        <span>{ends[0]}</span> <strong>{ends[1]}</strong>
      </div>
    )}
    {children !== false && <p className="quiet">{children}</p>}
  </div>
)
