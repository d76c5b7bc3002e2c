import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { atRate } from '#src/features/exchange/rupees/copy.ts'
import { withReads } from '#src/manifest/web.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { ArrowIcon } from '#src/ui/icons.tsx'
import { later } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { LedgerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { fundKinds } from '../kinds/rules.ts'
import { aheadIn, dueNext } from '../rules.ts'
import type { Editing } from './edits.ts'
import { FirstYear } from './areas.tsx'
import { CourseOfMonths } from './course.tsx'
import { Due } from './due.tsx'
import { Funds } from './funds.tsx'
import { moneyApi } from './api.ts'
import { Rows } from './rows.tsx'
import { Terms } from '../terms/screens/terms.tsx'
import s from './money.module.css'

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

/** What is due and what is left stand first; on a desk what is due, the button and the first year are beside the rest. */
function Ledger({ ledger }: { ledger: LedgerView }) {
  const [editing, setEditing] = useState<Editing>()
  const { rows, funds, today, rate } = ledger
  const next = dueNext(rows, today)
  const follows = aheadIn(rows).filter(row => !next.includes(row))
  const hasFunds = funds.length > 0
  const addCost = () => setEditing({ kind: '' })
  return (
    <div className={classes('heads-4', s.parts)}>
      <h1>{copy.title}</h1>
      <Due rows={next} ledger={ledger} onEdit={setEditing} />
      <CourseOfMonths rows={rows} funds={funds} today={today} rate={rate.midRate} />
      <div className={s.add}>
        <Button kind="primary" wide onClick={hasFunds ? addCost : () => setEditing({ kind: fundKinds[0] })}>
          {hasFunds ? copy.rows.add : copy.course.addFirst}
        </Button>
      </div>
      <Rows ahead={follows} ledger={ledger} onEdit={setEditing} {...(!hasFunds && { onAdd: addCost })} />
      <FirstYear rows={rows} />
      <div className={classes('stack-6', s.rest)}>
        <Funds ledger={ledger} onEdit={setEditing} />
        <Terms ledger={ledger} />
        <section className="stack-3" aria-labelledby="money-files">
          <h2 id="money-files">{copy.exportTitle}</h2>
          <div>
            <ul className={classes('list', s.items)}>
              <li>
                <Link className={s.item} href="/api/money/ledger.pdf" download>
                  {copy.exportPdf}
                </Link>
              </li>
              <li>
                <Link className={s.item} href="/api/money/ledger.csv" download>
                  {copy.exportCsv}
                </Link>
              </li>
              <li>
                <Link className={s.item} href="/money/refused">
                  {copy.toRefused} <ArrowIcon />
                </Link>
              </li>
              <li>
                <Link className={s.item} href="/money/remittances">
                  {copy.toRemittances} <ArrowIcon />
                </Link>
              </li>
            </ul>
          </div>
          <p className="quiet">{atRate(rate.midRate, rate.isSample, rate.collectedAt)}</p>
        </section>
      </div>
      {editing !== undefined && <EntryForm editing={editing} today={today} onClose={() => setEditing(undefined)} />}
    </div>
  )
}
