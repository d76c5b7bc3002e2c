import { optional, useReadAfterwards } from '#src/browser/reads.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { classes } from '#src/ui/classes.ts'
import { formatMoney } from '#src/values/money.ts'
import { aheadIn, courseOf, isEstimate, sumOf, type Month } from '../rules.ts'
import * as copy from '../copy.ts'
import { moneyApi } from './api.ts'
import { lakhs, monthWords } from './months.ts'
import s from './money.module.css'

/**
 * The months to come as bars, with one figure. It leads to the ledger, which is put together from much: the page is there
 * before.
 */
export function MoneyPicture() {
  const ledger = optional(useReadAfterwards(moneyApi.read))
  const course = ledger && courseOf(ledger.rows, ledger.funds, ledger.today, ledger.rate.midRate)
  const hasFunds = ledger !== undefined && ledger.funds.length > 0
  const lowest = hasFunds ? course?.lowest : undefined
  const isEstimated = ledger !== undefined && aheadIn(ledger.rows).some(isEstimate)
  const ahead = sumOf(aheadIn(ledger?.rows ?? [])).paise
  return (
    <section className={classes('heads-4', s.small)}>
      <h2>
        <Link href="/money" className={s.smallLink}>
          {copy.small.title} <ArrowIcon />
        </Link>
      </h2>
      <div className={s.smallRoom}>
        {course !== undefined && course.months.length > 1 && <Bars months={course.months} lowest={lowest} />}
        {ledger !== undefined && (
          <p>
            <strong className={classes(s.smallFigure, (lowest?.left ?? 0) < 0 && s.wrong)}>
              {lakhs(lowest === undefined ? ahead : lowest.left)}
            </strong>
            <span className="quiet block">
              {lowest === undefined ? copy.small.ahead : copy.small.lowest(monthWords(lowest.month))}
              {isEstimated && ` ${copy.small.estimate}`}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

/** What a step's row asks for in this very amount; an estimate is no amount to pay. */
export function StepAmount({ step }: { step: string }) {
  const ledger = optional(useReadAfterwards(moneyApi.read))
  const row = ledger?.rows.find(one => one.step === step && one.state === 'due')
  return row?.amount != null && <span className="quiet block">{formatMoney(row.amount)}</span>
}

/** What is left at the end of each month, or what goes out in it where nobody said what is there. */
function Bars({ months, lowest }: { months: readonly Month[]; lowest: Month | undefined }) {
  const levels = months.map(({ left, goes }) => (lowest === undefined ? goes : left))
  const [most, least] = [Math.max(1, ...levels), Math.min(0, ...levels)]
  const yOf = (paise: number) => ((most - paise) / (most - least)) * 100
  const across = 100 / months.length
  return (
    <svg className={s.smallBars} aria-hidden="true">
      {levels.map((level, index) => (
        <rect
          key={months[index]?.month}
          x={`${across * (index + 0.1)}%`}
          width={`${across * 0.8}%`}
          y={`${Math.min(yOf(level), yOf(0))}%`}
          height={`${Math.max(1, Math.abs(yOf(0) - yOf(level)))}%`}
          fill={level < 0 ? 'var(--brick)' : months[index] === lowest ? 'var(--ink)' : 'var(--rail)'}
        />
      ))}
      <line x1="0%" x2="100%" y1={`${yOf(0)}%`} y2={`${yOf(0)}%`} stroke="var(--ink-3)" />
    </svg>
  )
}
