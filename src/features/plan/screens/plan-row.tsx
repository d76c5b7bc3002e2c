import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { PlanRow as Row } from '#src/plan/plan.ts'
import type { Note, Rule } from '#src/plan/rule.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { canBeDone, keptAt } from '../days/rules.ts'
import { ruleInQuestion, whenWords, type Shown } from '../shown/rules.ts'
import * as words from '../shown/copy.ts'
import { useDoneTick } from './api.ts'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'

export type RowProps = { shown: Shown; notes: readonly Note[]; onMove: (thing: Thing) => void }

/** A date: when it is and how it stands; pressed, the rule behind it and what one can do. */
export function PlanRow({ shown, notes, onMove }: RowProps) {
  const { name, when, isEstimated, row, thing } = shown
  return (
    <li className={classes('relative indent-5', s.row)} data-word={row.isDone ? 'done' : row.word} id={`plan-${thing}`}>
      <details>
        <summary>
          <span className={classes('muted tabular', s.when)}>{whenWords(when)}</span>
          <span className="shrink semibold breakable">
            {name}
            {isEstimated && <span className={s.estimated}>{copy.estimated}</span>}
          </span>
          <WordTag row={row} />
        </summary>
        <div className={s.behind}>
          <Behind shown={shown} notes={notes.filter(({ about }) => about === thing)} />
          <Doing shown={shown} onMove={onMove} />
        </div>
      </details>
    </li>
  )
}

export function WordTag({ row: { word, isDone } }: { row: Row }) {
  if (isDone) return <StatusTag tone="done">{words.done}</StatusTag>
  if (word === undefined) return null
  if (word === 'fits') return <span className={s.fits}>{words.words.fits}</span>
  if (word === 'breaks') return <StatusTag tone="wrong">{words.words.breaks}</StatusTag>
  return (
    <span className={s.tight}>
      <ClockIcon size={16} />
      {words.words.tight}
    </span>
  )
}

/** Each rule once, with where it was read. */
function Behind({ shown, notes }: { shown: Shown; notes: readonly Note[] }) {
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

function Doing({ shown: { thing, row, name }, onMove }: Pick<RowProps, 'shown' | 'onMove'>) {
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
