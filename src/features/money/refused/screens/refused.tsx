import { useLocation, useSearch } from 'wouter'
import { optional, readOf, useRead } from '#src/browser/reads.ts'
import { facts as factsApi } from '#src/features/dated-facts/screens/student-api.ts'
import { useReadFacts } from '#src/features/dated-facts/screens/use-facts.ts'
import { notesWith } from '#src/features/plan/rulebook/rules.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { Link } from '#src/ui/link.tsx'
import { Page } from '#src/ui/page.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { formatDay } from '#src/values/dates.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { moneyApi } from '#src/features/money/screens/api.ts'
import * as ledger from '#src/features/money/copy.ts'
import type { Row } from '#src/features/money/rules.ts'
import * as copy from '../copy.ts'
import { groupsOf, unpaidOf, type Answer, type Group } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/money/screens/money.module.css'

export default withReads(RefusedPage, queries =>
  Promise.all([queries.fetchQuery(readOf(moneyApi.read)), queries.fetchQuery(readOf(factsApi.read))]),
)

/** What comes back after a refusal, or when the start moves. */
function RefusedPage() {
  return (
    <Page title={copy.title} width="reading">
      <div className="stack-6">
        <div className="stack-2">
          <p>
            <Link href="/money">{ledger.title}</Link>
          </p>
          <h1>{copy.title}</h1>
          <p>{copy.lede}</p>
        </div>
        <Loaded query={useRead(moneyApi.read)} what="your payments" rows={6}>
          {({ rows }) => <Answers rows={rows} />}
        </Loaded>
      </div>
    </Page>
  )
}

function Answers({ rows }: { rows: readonly Row[] }) {
  const [, navigate] = useLocation()
  const what = new URLSearchParams(useSearch()).get('case') === 'later' ? 'later' : 'refused'
  const [groups, unpaid] = [groupsOf(rows, what), unpaidOf(rows, what)]
  return (
    <>
      <RadioGroup
        name="case"
        label={copy.caseLabel}
        tiles
        value={what}
        onChange={to => navigate(`/money/refused?case=${to}`, { replace: true })}
        options={[
          { value: 'refused', label: copy.cases.refused },
          { value: 'later', label: copy.cases.later },
        ]}
      />
      {groups.length === 0 && <p>{copy.empty}</p>}
      {groups.map(group => (
        <OneGroup key={group.verdict} group={group} />
      ))}
      {what === 'refused' && <AfterRefusal />}
      {unpaid.length > 0 && (
        <section className="stack-3" aria-labelledby="refused-unpaid">
          <h2 id="refused-unpaid">{copy.unpaidTitle}</h2>
          <p>{copy.unpaid}</p>
          <ul className={classes('list ruled', s.rows)}>
            {unpaid.map(row => (
              <li key={row.id} className={classes('spread baseline gap-4 lines-0', s.line)}>
                <span>{row.what}</span>
                <span className="large-3 tabular">{row.amount === null ? '' : formatMoney(row.amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What the plan knows about refusals; a note without a source is shown to nobody. */
function AfterRefusal() {
  const notes = rulesInUse(notesWith(optional(useRead(factsApi.read))?.facts ?? [])).filter(
    ({ about }) => about === 'refusal',
  )
  return notes.map(({ id, words, source }) =>
    source === null ? null : (
      <p key={id}>
        {words} <SourceMark of={[source]} />
      </p>
    ),
  )
}

function OneGroup({ group: { verdict, sum, rows } }: { group: Group }) {
  return (
    <section className="stack-3" aria-labelledby={`refused-${verdict}`}>
      <div className={classes('spread baseline gap-4 lines-0', s.line)}>
        <h2 id={`refused-${verdict}`}>{copy.verdicts[verdict]}</h2>
        <p className="large-3 tabular">{copy.sumOf(formatMoney(rupees(sum.paise)))}</p>
      </div>
      <ul className={classes('list ruled', s.rows)}>
        {rows.map(({ row, answer }) => (
          <OneAnswer key={row.id} row={row} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

function OneAnswer({ row: { what, payee, amount, back, origin }, answer }: { row: Row; answer: Answer }) {
  const facts = useReadFacts(answer.fact === undefined ? [] : [copy.facts[answer.fact]])
  return (
    <li className="stack-2 ruled-below pad-y-4 breakable">
      <div className={classes('spread baseline gap-4 lines-0', s.line)}>
        <h3 className="text-3">{what}</h3>
        <p className="large-3 tabular">{amount === null ? '' : formatMoney(amount)}</p>
      </div>
      <p>{copy.words[answer.words]}</p>
      {facts.map(({ id, text, source }) => (
        <div key={id}>
          <p>{text}</p>
          <SourceMark of={[source]} />
        </div>
      ))}
      {origin === 'own' && back !== null && back.how !== '' && <p>{ledger.rows.back(back.how)}</p>}
      <dl className="pairs">
        {back?.until != null && (
          <>
            <dt className="muted semibold">{copy.byWhen}</dt>
            <dd>{formatDay(Temporal.PlainDate.from(back.until))}</dd>
          </>
        )}
        {answer.paper !== undefined && (
          <>
            <dt className="muted semibold">{copy.paper}</dt>
            <dd>{copy.papers[answer.paper]}</dd>
          </>
        )}
        {payee !== '' && answer.verdict !== 'gone' && (
          <>
            <dt className="muted semibold">{copy.whom}</dt>
            <dd>{payee}</dd>
          </>
        )}
      </dl>
    </li>
  )
}
