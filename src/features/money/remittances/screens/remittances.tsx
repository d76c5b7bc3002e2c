import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useNow } from '#src/browser/use-now.ts'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { datedFacts } from '#src/features/exchange/dated/copy.ts'
import { financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { Explained, Words } from '#src/features/glossary/screens/word.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Select } from '#src/ui/select.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayOf } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import type { RemittancesView, RemittanceView } from '../contract.ts'
import * as copy from '../copy.ts'
import { holderKindIn, holderWords, keyOf, you } from '../holders/rules.ts'
import { holdersIn, sentOn } from '../on-pan/rules.ts'
import { inYear, totalsOf, yearWords } from '../rules.ts'
import { Next } from './next.tsx'
import { PanHolders } from './pan-holders.tsx'
import { RemittanceForm } from './remittance-form.tsx'
import { remittancesApi } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/money/screens/money.module.css'
import { SentRows } from './sent-rows.tsx'
import { Year } from './year.tsx'

export default withReads(Remittances, queries => queries.fetchQuery(readOf(remittancesApi.read)))

/** What was sent abroad by year and PAN, what is left of both limits, and what falls on the next sum. */
function Remittances() {
  const user = useUser()
  const query = useRead(remittancesApi.read)
  return (
    <Page title={copy.title} width="reading">
      {query.data !== undefined && user ? (
        <Shown all={query.data} owner={user.id} zone={user.zone} />
      ) : (
        <Waiting query={query} what="what was sent" level={1} rows={6} />
      )}
    </Page>
  )
}

const doNothing = () => {}

type ShownProps = { all: RemittancesView; owner: string; zone: string | undefined }

function Shown({ all, owner, zone }: ShownProps) {
  const today = dayOf(useNow(), zone)
  const thisYear = financialYearOf(today)
  const holders = holdersIn(all)
  const [chosen, setChosen] = useState(keyOf(you))
  const holder = holders.find(one => keyOf(one) === chosen) ?? you
  const { entered, card, declaredIn } = sentOn(all, holder)
  const rows = [...entered, ...card]
  const years = [...new Set([thisYear, ...rows.map(({ day }) => financialYearOf(day))].map(String))]
    .toSorted()
    .toReversed()
  const [year, setYear] = useState(thisYear.toString())
  const start = Temporal.PlainDate.from(years.find(one => one === year) ?? thisYear.toString())
  const shown = inYear(rows, start)
  const [edited, setEdited] = useState<RemittanceView | 'new'>()
  const declared = declaredIn(start)
  return (
    <div className="stack-6">
      <div className="stack-2">
        <h1>{copy.title}</h1>
        <p>{copy.lede}</p>
      </div>
      <div className={classes('stack-4', s.choices)}>
        {holders.length > 1 && (
          <RadioGroup
            label={copy.labels.holder}
            tiles
            name="holder"
            value={keyOf(holder)}
            onChange={setChosen}
            onBlur={doNothing}
            options={holders.map(one => ({ value: keyOf(one), label: holderWords(one) }))}
          />
        )}
        {years.length > 1 && (
          <Select
            label={copy.labels.year}
            name="year"
            placeholder={null}
            value={start.toString()}
            onChange={setYear}
            onBlur={doNothing}
            options={years.map(value => ({ value, label: yearWords(Temporal.PlainDate.from(value)) }))}
          />
        )}
      </div>
      <PanHolders pans={all.pans} holder={holder} show={one => setChosen(keyOf(one))} />
      <Year
        start={start}
        today={today}
        totals={totalsOf(shown, declared)}
        hasRows={shown.length > 0}
        isAllHere={shown.every(({ typed }) => typed === undefined)}
      />
      {declared.sent.minor > 0 && (
        <p>{copy.declaredCounts(formatMoney(declared.sent), formatMoney(declared.received))}</p>
      )}
      <section className="stack-4" aria-label={copy.ofYear(yearWords(start))}>
        <h2>{copy.ofYear(yearWords(start))}</h2>
        {shown.length === 0 ? (
          <p>{copy.empty}</p>
        ) : (
          <SentRows rows={shown} caption={copy.ofYear(yearWords(start))} onEdit={setEdited} />
        )}
        {edited === undefined ? (
          <div>
            <Button kind="primary" onClick={() => setEdited('new')}>
              {copy.add}
            </Button>
          </div>
        ) : (
          <RemittanceForm
            key={edited === 'new' ? 'new' : edited.id}
            owner={owner}
            row={edited === 'new' ? undefined : edited}
            holder={holder}
            today={today}
            onDone={saved => {
              setEdited(undefined)
              if (saved === undefined) return
              setChosen(keyOf({ who: holderKindIn(saved.holder) ?? 'other', name: saved.name }))
              setYear(financialYearOf(Temporal.PlainDate.from(saved.day)).toString())
            }}
          />
        )}
      </section>
      <Next rows={rows} today={today} declared={declaredIn(thisYear).sent} />
      <div className="stack-3">
        <p>
          <Explained of={['tcs']}>{copy.claim}</Explained>
        </p>
        <p>{copy.counted}</p>
        <Words of={['lrs']} />
        <SourceLine of={datedFacts} />
      </div>
    </div>
  )
}
