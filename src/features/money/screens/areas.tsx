import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fold } from '#src/ui/fold.tsx'
import { useStyles } from '#src/ui/style.ts'
import { Table } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { asMoney, byArea, rowsUpTo, totalsOf, type OfArea, type Row, type Total } from '../rules.ts'
import { inShort, inWhole } from './months.ts'
import s from './money.module.css'

/** What it costs until the end of the first year: as one bar by what it is for, and as the sums on the way there. */
export function FirstYear({ rows }: { rows: readonly Row[] }) {
  const [areas, totals] = [byArea(rowsUpTo(rows, 'year')), totalsOf(rows)]
  return (
    <section className={classes('stack-4', s.year)} aria-labelledby="money-year">
      <div className="stack-1">
        <div className="spread baseline gap-4 lines-0">
          <h2 id="money-year">{copy.totals.year}</h2>
          {areas.some(({ hasEstimate }) => hasEstimate) && (
            <span className={s.key}>
              <i className={s.hatched} aria-hidden="true" /> {copy.partEstimate}
            </span>
          )}
        </div>
        <p className={s.figure}>{inShort(totals.year.paise)}</p>
        {totals.year.leftOut.length > 0 && <p className="quiet">{copy.totals.without(totals.year.leftOut.length)}</p>}
      </div>
      {/* With a single part there is nothing to compare. */}
      {areas.length > 1 && (
        <div>
          <BarsOrTable bars={<Shares areas={areas} />} table={<AreaTable areas={areas} />} />
        </div>
      )}
      <Totals totals={totals} />
    </section>
  )
}

/** So many colours that neighbours differ; stripes say that a part is estimated. */
const colours = ['var(--rail)', 'var(--ink-3)', 'var(--ink)', 'var(--edge)'] as const

function Shares({ areas }: { areas: readonly OfArea[] }) {
  const styled = useStyles()
  const look = (index: number, hasEstimate: boolean, share: number) => ({
    className: hasEstimate ? s.hatched : s.solid,
    ...styled({ '--fill': colours[index % colours.length], '--share': share }),
  })
  return (
    <>
      <div className={s.shares} aria-hidden="true">
        {areas.map(({ area, sum, hasEstimate }, index) => (
          <i key={area} {...look(index, hasEstimate, sum.paise / 1_00_000)} />
        ))}
      </div>
      <ul className="list" aria-label={copy.totals.year}>
        {areas.map(({ area, sum, hasEstimate }, index) => (
          <li key={area} className={s.area}>
            <i {...look(index, hasEstimate, 1)} aria-hidden="true" />
            {copy.areas[area]}
            <span className="pushed semibold tabular">{inShort(sum.paise)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const AreaTable = ({ areas }: { areas: readonly OfArea[] }) => (
  <Table
    caption={copy.areasCaption}
    columns={[
      { label: copy.area, cell: ({ area }) => copy.areas[area] },
      { label: copy.sum, numeric: true, cell: ({ sum }) => formatMoney(asMoney(sum).inr) },
    ]}
    rows={areas}
    rowKey={({ area }) => area}
  />
)

/** Three sums, each with all that comes before it. */
const Totals = ({ totals }: { totals: Record<'visa' | 'landing' | 'year', Total> }) => (
  <dl className={s.totals} aria-label={copy.totals.title}>
    {(['visa', 'landing', 'year'] as const).map(name => {
      const { left, leftOut, notYet, ...sum } = totals[name]
      const { inr, usd } = asMoney(sum)
      return (
        <div key={name}>
          <dt>{copy.totals[name]}</dt>
          <dd className="semibold">{inWhole(inr)}</dd>
          <dd className="quiet">
            {left.paise > 0
              ? left.paise < inr.minor && copy.totals.left(inWhole(asMoney(left).inr))
              : inr.minor > 0 && copy.totals.allPaid}
          </dd>
          <dd className="quiet">{inWhole(usd)}</dd>
          {notYet.length + leftOut.length > 0 && (
            <dd className="across quiet">
              <Fold isSmall summary={copy.totals.notIn}>
                {notYet.length > 0 && <p>{copy.totals.notYet(notYet)}</p>}
                {leftOut.length > 0 && <p>{copy.totals.leftOut(leftOut)}</p>}
              </Fold>
            </dd>
          )}
        </div>
      )
    })}
  </dl>
)
