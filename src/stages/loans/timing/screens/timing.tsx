import type { PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { Limit } from '#src/plan/plan.ts'
import type { Rule } from '#src/plan/rule.ts'
import { askForPartBy } from '#src/plan/payout.ts'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { deadlinesIn, timingOf, type Deadlines, type InTime, type Range, type Timing as TimingOf } from '../rules.ts'
import { WithPlan } from './with-plan.tsx'

const dates = 'your dates'

type TimingProps = { banks: readonly string[]; terms: readonly { on: string }[] }

/** For each lender when it usually sanctions, and when its money can be with the university, beside the days of the plan. */
export const Timing = (props: TimingProps) => (
  <WithPlan what={dates}>{plan => <Days {...props} plan={plan} />}</WithPlan>
)

function Days({ banks, terms, plan: { rows, rules, today } }: TimingProps & { plan: PlanNow }) {
  const deadlines = deadlinesIn(rows, rules)
  return (
    <section className="stack-3" aria-label={copy.title}>
      <p>
        {copy.lede} {copy.publicBankFact.text}
      </p>
      <Table
        caption={copy.title}
        columns={columns}
        rows={banks.map(bank => timingOf(bank, deadlines, today))}
        rowKey={({ bank }) => bank}
      />
      <Until {...deadlines} today={today} />
      <Parts terms={terms} workingDays={deadlines.workingDays} today={today} />
      <SourceMark of={sourcesOf(rules)} />
      <SourceLine of={[copy.publicBankFact]} />
    </section>
  )
}

function Until({ sanction, tuitionDue, today }: Deadlines & Pick<PlanNow, 'today'>) {
  return (
    <ul className="stack-2 points">
      <li>{sanction === undefined ? copy.noSanctionDay : `${neededBy(sanction, today)} ${sanction.rule.words}`}</li>
      <li>{tuitionDue === undefined ? copy.noTuitionDay : copy.tuitionOn(formatDay(tuitionDue))}</li>
      {(sanction === undefined || tuitionDue === undefined) && (
        <li>
          <Link href="/plan/dates">{copy.toDates}</Link>
        </li>
      )}
    </ul>
  )
}

function neededBy({ day, isEstimated }: Limit, today: Temporal.PlainDate): string {
  if (!isEstimated) return copy.sanctionUntil(formatDay(day))
  return Temporal.PlainDate.compare(day, today) < 0 ? copy.sanctionSoon : copy.sanctionAbout(formatDay(day))
}

type PartsProps = Pick<TimingProps, 'terms'> & Pick<Deadlines, 'workingDays'> & Pick<PlanNow, 'today'>

/** Each part of the loan by the term that it pays. */
function Parts({ terms, workingDays, today }: PartsProps) {
  if (terms.length === 0)
    return (
      <p>
        {copy.noTerms} <Link href="/money">{copy.toTerms}</Link>
      </p>
    )
  return (
    <>
      <h4>{copy.partsTitle}</h4>
      <ol className="stack-2 points">
        {terms.map(({ on }, index) => {
          const due = Temporal.PlainDate.from(on)
          const ask = askForPartBy(due, workingDays)
          const words = Temporal.PlainDate.compare(ask, today) < 0 ? copy.latePart : copy.part
          return <li key={on}>{words(index + 1, formatDay(due), formatDay(ask))}</li>
        })}
      </ol>
    </>
  )
}

const tones = { fits: 'done', tight: 'open', late: 'wrong', unknown: 'plain' } as const

const Word = ({ is }: { is: InTime }) => <Tag tone={tones[is]}>{copy.words[is]}</Tag>

const rangeWords = ({ first, last }: Range): string => copy.range(formatDay(first), formatDay(last))

const columns: readonly Column<TimingOf>[] = [
  { label: copy.columns.bank, cell: ({ bank }) => <strong>{bank}</strong> },
  { label: copy.columns.sanction, cell: ({ sanction }) => rangeWords(sanction) },
  { label: copy.columns.sanctioned, cell: ({ sanctioned }) => <Word is={sanctioned} /> },
  { label: copy.columns.money, cell: ({ money }) => rangeWords(money) },
  { label: copy.columns.paid, cell: ({ paid }) => <Word is={paid} /> },
]

/** Of the rules that the days are counted from. */
const sourcesOf = (rules: readonly Rule[]) => [
  ...new Map(
    rules.flatMap(({ of, source }) =>
      source !== null && (of === 'loanSanction' || of === 'loanTranche') ? [[source.name, source] as const] : [],
    ),
  ).values(),
]
