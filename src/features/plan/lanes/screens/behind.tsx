import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { Note, Rule } from '#src/plan/rule.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../../copy.ts'
import { canBeDone, keptAt } from '../../days/rules.ts'
import { ruleInQuestion, whenWords, type Shown } from '../../shown/rules.ts'
import * as words from '../../shown/copy.ts'
import { useDoneTick } from '../../screens/api.ts'
import s from './lanes.module.css'

export type BehindProps = {
  shown: Shown
  notes: readonly Note[]
  /** Dates of which a rule is being checked by a second person. */
  checking: ReadonlySet<Thing>
  onMove: (thing: Thing) => void
}

/** What is behind a date: its days in full, each rule once with where it was read, and what one can do. */
export function Behind({ shown, notes, checking, onMove }: BehindProps) {
  const { thing } = shown
  return (
    <div className={s.behind}>
      <When shown={shown} />
      {checking.has(thing) && !shown.row.isDone && <p>{words.whyChecking}</p>}
      <Rules shown={shown} notes={notes.filter(({ about }) => about === thing)} />
      <Doing shown={shown} onMove={onMove} />
    </div>
  )
}

/** Up to when it is safe is among its limits. */
function When({ shown: { when, isEstimated } }: Pick<BehindProps, 'shown'>) {
  if (when.kind === 'by') return isEstimated && <p className="quiet">{copy.ourEstimate}</p>
  return <p className="semibold">{isEstimated ? copy.whenEstimated(whenWords(when)) : whenWords(when)}</p>
}

function Rules({ shown, notes }: Pick<BehindProps, 'shown' | 'notes'>) {
  const { row } = shown
  const first = ruleInQuestion(row)?.rule
  const limits = [row.conflict, row.heldBy, row.safe, row.hard].filter(limit => limit !== undefined)
  const rules = [
    ...new Map([first, ...limits.map(({ rule }) => rule)].flatMap(rule => (rule ? [[rule.id, rule]] : []))),
  ]
  return (
    <>
      <Limits shown={shown} />
      {rules.map(([id, rule]) => (
        <RuleWords key={id} rule={rule} isBroken={row.word === 'breaks' && rule === first} />
      ))}
      {notes.map(({ id, words: text, source, isEstimate }) => (
        <RuleWords
          key={id}
          rule={{ words: text, source, ...(isEstimate === true && { isEstimate }) }}
          isBroken={false}
        />
      ))}
    </>
  )
}

function Limits({ shown }: { shown: Shown }) {
  const { hard, heldBy } = shown.row
  const isOver = shown.when.kind !== 'by' && shown.isEstimated
  const safe = isOver ? undefined : shown.row.safe
  const isOneDay = safe !== undefined && hard !== undefined && safe.day.equals(hard.day)
  const all = [
    heldBy && ([copy.limits.from, heldBy.day] as const),
    isOneDay ? undefined : safe && ([copy.limits.safe, safe.day] as const),
    hard && ([copy.limits.hard, hard.day] as const),
  ].filter(one => one !== undefined)
  if (all.length === 0) return null
  return (
    <dl className={s.limits}>
      {all.map(([label, day]) => (
        <div key={label}>
          <dt className="text-1 dim">{label}</dt>
          <dd className="semibold">{formatDay(day)}</dd>
        </div>
      ))}
    </dl>
  )
}

type Said = Pick<Rule, 'words' | 'source' | 'isEstimate' | 'isPerSchool' | 'remedy' | 'cost'>

function RuleWords({ rule, isBroken }: { rule: Said; isBroken: boolean }) {
  return (
    <div className="stack-1">
      <p>
        {rule.words}
        {rule.isPerSchool === true && ` ${copy.perSchool}`}
        {rule.isEstimate === true && <span className={s.estimated}>{copy.ourEstimate}</span>}
      </p>
      {isBroken && rule.remedy !== undefined && (
        <p>
          <strong>{rule.remedy}</strong>
          {rule.cost !== undefined && ` ${words.otherwise(rule.cost.words)}`}
        </p>
      )}
      {rule.source !== null && <SourceMark of={[rule.source]} />}
    </div>
  )
}

function Doing({ shown: { thing, row, name }, onMove }: Pick<BehindProps, 'shown' | 'onMove'>) {
  const tick = useDoneTick()
  const { step, doneBy } = things[thing]
  const kept = keptAt[thing]
  return (
    <div className="row-3 lines-2">
      {step !== undefined && <ButtonLink href={step}>Open the step</ButtonLink>}
      {!row.isDone && (
        <Button aria-label={`${row.given === undefined ? copy.add : copy.move}: ${name}`} onClick={() => onMove(thing)}>
          {row.given === undefined ? copy.add : copy.move}
        </Button>
      )}
      {kept !== undefined && kept.href !== step && <Link href={kept.href}>{kept.label}</Link>}
      {canBeDone(thing) && doneBy === undefined && (
        <Button
          kind="link"
          aria-label={`${row.isDone ? copy.markOpen : copy.markDone}: ${name}`}
          onClick={() => tick({ thing, isDone: !row.isDone })}
        >
          {row.isDone ? copy.markOpen : copy.markDone}
        </Button>
      )}
    </div>
  )
}
