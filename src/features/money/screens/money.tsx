import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { atRate } from '#src/features/exchange/rupees/copy.ts'
import { withReads } from '#src/manifest/web.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fundKinds } from '../kinds/rules.ts'
import { totalsOf, asMoney, type Total } from '../rules.ts'
import type { Editing } from './edits.ts'
import { Areas } from './areas.tsx'
import { CourseOfMonths } from './course.tsx'
import { Funds } from './funds.tsx'
import { moneyApi } from './api.ts'
import { Rows } from './rows.tsx'
import { Terms } from '../terms/screens/terms.tsx'
import s from './money.module.css'
import { formatMoney, money, type Money } from '#src/values/money.ts'

export default withReads(MoneyPage, queries => queries.fetchQuery(readOf(moneyApi.read)))

const EntryForm = later(async () => (await import('./entry-form.tsx')).EntryForm, null)

/** What the journey costs, from the first test to the end of the first year. */
function MoneyPage() {
  return (
    <Page title={copy.title} width="stage">
      <Loaded query={useRead(moneyApi.read)} what="your payments" level={1} rows={8}>
        {ledger => <Ledger ledger={ledger} />}
      </Loaded>
    </Page>
  )
}

function Ledger({ ledger }: { ledger: LedgerView }) {
  const [editing, setEditing] = useState<Editing>()
  const { rows, funds, today, rate } = ledger
  const midRate = rate.midRate
  return (
    <div className="stack-7">
      <div className={classes('spread bottom gap-6 lines-4', s.head)}>
        <div className="stack-2">
          <h1>{copy.title}</h1>
          <p>{copy.lede}</p>
          <p>
            <Link href="/money/refused">{copy.toRefused}</Link>
          </p>
          <p>
            <Link href="/money/remittances">{copy.toRemittances}</Link>
          </p>
        </div>
        <Button kind="primary" onClick={() => setEditing({ kind: '' })}>
          {copy.rows.add}
        </Button>
      </div>
      <Totals totals={totalsOf(rows)} />
      <CourseOfMonths
        rows={rows}
        funds={funds}
        today={today}
        rate={midRate}
        onAddFund={() => setEditing({ kind: fundKinds[0] })}
      />
      <Areas rows={rows} />
      <Terms ledger={ledger} />
      <Rows ledger={ledger} onEdit={setEditing} />
      <Funds ledger={ledger} onEdit={setEditing} />
      <section className="stack-3" aria-labelledby="money-files">
        <h2 id="money-files">{copy.exportTitle}</h2>
        <p className="row-4 lines-1">
          <Link href="/api/money/ledger.pdf" download>
            {copy.exportPdf}
          </Link>
          <Link href="/api/money/ledger.csv" download>
            {copy.exportCsv}
          </Link>
        </p>
        <p className="quiet">{atRate(midRate, rate.isSample, rate.collectedAt)}</p>
      </section>
      {editing !== undefined && <EntryForm editing={editing} today={today} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

type TotalsProps = { totals: Record<'visa' | 'landing' | 'year', Total> }

/** Three sums, each with all that comes before it. */
const Totals = ({ totals }: TotalsProps) => (
  <dl className="stack-4 tiles-4" aria-label={copy.totals.title}>
    {(['visa', 'landing', 'year'] as const).map(name => {
      const { inr, usd } = asMoney(totals[name])
      const left = asMoney(totals[name].left).inr
      return (
        <div key={name} className={s.total}>
          <dt className="muted semibold">{copy.totals[name]}</dt>
          <dd className="large-5">{inWhole(inr)}</dd>
          <dd className="quiet">{inWhole(usd)}</dd>
          <dd className="pad-top-2">
            {left.minor > 0 ? copy.totals.left(inWhole(left)) : inr.minor > 0 ? copy.totals.allPaid : ''}
          </dd>
          {totals[name].notYet.length > 0 && <dd className="quiet">{copy.totals.notYet(totals[name].notYet)}</dd>}
          {totals[name].leftOut.length > 0 && <dd className="quiet">{copy.totals.leftOut(totals[name].leftOut)}</dd>}
        </div>
      )
    })}
  </dl>
)

/** A sum of estimates is rounded, and has no paise. */
const inWhole = ({ currency, minor }: Money) =>
  formatMoney(money(currency, Math.round(minor / 100) * 100)).replace(/\.00$/, '')
