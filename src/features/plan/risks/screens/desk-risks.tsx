import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { optional } from '#src/browser/reads.ts'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { things, isThing } from '#src/plan/things.ts'
import { rules } from '#src/plan/rules.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay, formatMomentIn } from '#src/values/dates.ts'
import { estimated } from '../../copy.ts'
import { words as wordNames } from '../../shown/copy.ts'
import type { RisksView, RiskView } from '#src/features/plan/contract.ts'
import * as copy from '../copy.ts'
import { riskWords, type Wanted } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/features/plan/screens/plan.module.css'
import { risksQuery } from './api.ts'
import { WriteToAll } from './write-to-all.tsx'

/** Students with dates at risk, the soonest limit first, and one press to write to all that are shown. */
export function DeskRisks() {
  const [wanted, setWanted] = useState<Wanted>({})
  const found = useQuery({ ...risksQuery(wanted), placeholderData: keepPreviousData })
  const seen = optional(found)
  // One press writes to all of these: never those of what was chosen before.
  const rows = useQuery({ ...risksQuery(wanted), select: ({ risks }) => risks })
  return (
    <DeskQueue<RiskView>
      title={copy.title}
      words={copy.lede}
      what="date"
      all="the dates at risk"
      query={rows}
      textOf={({ student, name, rule, lead }) => `${student.name} ${name} ${rule.words} ${lead ?? ''}`}
      tools={
        <Asked
          wanted={wanted}
          rules={seen?.rules ?? []}
          onAsk={setWanted}
          isBusy={found.isFetching}
          onLook={() => void found.refetch()}
        />
      }
      above={shown => countedOf(found.isPlaceholderData ? undefined : seen, shown)}
      empty={copy.empty}
      caption={copy.caption}
      columns={columns}
      rowKey={({ student, thing }) => `${student.id} ${thing}`}
    />
  )
}

type AskedProps = {
  wanted: Wanted
  rules: RisksView['rules']
  onAsk: (wanted: Wanted) => void
  isBusy: boolean
  onLook: () => void
}

function Asked({ wanted, rules: found, onAsk, isBusy, onLook }: AskedProps) {
  return (
    <div className={classes('row-4 bottom lines-3', s.deskRisksAsked)}>
      <Select
        name="rule"
        label={copy.ruleLabel}
        placeholder={null}
        value={wanted.rule ?? ''}
        onChange={rule => onAsk({ ...wanted, rule: rule === '' ? undefined : rule })}
        options={[
          { value: '', label: copy.everyRule },
          ...found.map(({ id, count }) => ({ value: id, label: copy.ruleCount(ruleName(id), count) })),
        ]}
      />
      <Select
        name="word"
        label={copy.wordLabel}
        placeholder={null}
        value={wanted.word ?? ''}
        onChange={word => onAsk({ ...wanted, word: riskWords.find(one => one === word) })}
        options={[
          { value: '', label: copy.everyWord },
          ...riskWords.map(value => ({ value, label: wordNames[value] })),
        ]}
      />
      <Button busy={isBusy} onClick={onLook}>
        {copy.lookAgain}
      </Button>
    </div>
  )
}

const countedOf = (view: RisksView | undefined, shown: readonly RiskView[]) =>
  view === undefined ? null : <Counted of={view} shown={shown} />

/** 'Visa appointment booked, A25': what a rule holds in place says more than its number. */
function ruleName(id: string): string {
  const of = rules.find(rule => rule.id === id)?.of
  return of !== undefined && isThing(of) ? `${things[of].name}, ${id}` : id
}

function Counted({
  of: { asOf, count, students, checked, risks },
  shown,
}: {
  of: RisksView
  shown: readonly RiskView[]
}) {
  const to = [...new Set(shown.map(({ student }) => student.id))]
  return (
    <div className="row-5 apart lines-3 below-4">
      <p>
        {copy.counted(count, students, checked)} {count > risks.length && copy.firstOnly(risks.length)}{' '}
        {asOf === null ? copy.notYet : copy.asOf(formatMomentIn(Temporal.Instant.from(asOf), []))}
      </p>
      {to.length > 0 && <WriteToAll key={to.join()} to={to} />}
    </div>
  )
}

const columns: readonly Column<RiskView>[] = [
  {
    label: copy.columns.student,
    cell: ({ student: { id, name } }) => <StudentLink href={`/desk/students/${id}`} name={name} />,
  },
  {
    label: copy.columns.date,
    cell: ({ name, when, isEstimated }) => (
      <>
        <strong>{name}</strong>
        <span className="quiet block">{when}</span> {isEstimated && <Tag>{estimated}</Tag>}
      </>
    ),
  },
  {
    label: copy.columns.limit,
    cell: ({ limit, isHard }) => (
      <>
        {formatDay(Temporal.PlainDate.from(limit))}
        <span className="quiet block">{isHard ? copy.hardLimit : copy.safeLimit}</span>
      </>
    ),
  },
  {
    label: copy.columns.word,
    cell: ({ word }) => <StatusTag tone={word === 'breaks' ? 'wrong' : 'waiting'}>{wordNames[word]}</StatusTag>,
  },
  {
    label: copy.columns.todo,
    cell: ({ todo, rule }) => (
      <>
        {todo ?? copy.noRemedy}
        <span className="quiet block">{rule.words}</span>
      </>
    ),
  },
  { label: copy.columns.lead, cell: ({ lead }) => lead ?? copy.nobody },
]
