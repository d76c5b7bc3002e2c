import { SourceLine } from '#src/features/dated-facts/screens/source-line.tsx'
import { parting } from '#src/stages/visas/i20-check/rules.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import { countryOfCode } from '#src/values/countries.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import type { CheckId, Finding, Place, Side } from '../finding/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/visas/screens/visas.module.css'

type Troubling = Extract<Finding, { level: string }>

/** What differs, the letter where it does, and which of the two to correct. */
export function Trouble({ finding }: { finding: Troubling }) {
  const { check, level } = finding
  const at = copy.remedyAt[check]
  return (
    <Notice tone={level === 'stop' ? 'wrong' : 'waiting'} title={`${copy.levels[level]}: ${copy.names[check]}`}>
      {finding.is === 'differs' ? <Both finding={finding} /> : <One finding={finding} />}
      <p>{copy.remedies[check]}</p>
      <Looked finding={finding} />
      {check === 'passport-number' && <SourceLine of={copy.datedFacts} />}
      {at !== undefined && (
        <p>
          <Link href={at.href}>{at.words}</Link>
        </p>
      )}
    </Notice>
  )
}

function Both({ finding: { check, one, other } }: { finding: Extract<Finding, { is: 'differs' }> }) {
  const { both, rest } = parting(shown(check, one), shown(check, other))
  return (
    <dl className={classes('stack-2 above-2 below-2 breakable', s.both)}>
      {[one, other].map(({ place }, index) => (
        <div key={place}>
          <dt className="text-1">{copy.places[place]}</dt>
          <dd>
            {both}
            <strong>{rest[index]}</strong>
            {both === '' && rest[index] === '' && copy.empty}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function One({ finding: { check, at, what } }: { finding: Extract<Finding, { is: 'wrong' }> }) {
  const text = what === 'letter-lacks' ? '' : shown(check, at)
  return (
    <p>
      {copy.wrong[what]} {text !== '' && `${copy.places[at.place]}: ${text}.`}
    </p>
  )
}

/** Which papers it looked at, and which of them nobody has read yet. */
export function Looked({ finding: { saw, unseen } }: { finding: Pick<Finding, 'saw' | 'unseen'> }) {
  const words = [saw.length > 0 && copy.saw(listed(saw)), unseen.length > 0 && copy.unseen(listed(unseen))]
  return <p className="quiet">{words.filter(Boolean).join(' ')}</p>
}

export const listed = (all: readonly Place[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat('en-IN', { type }).format(all.map(place => copy.places[place]))

function shown(check: CheckId, { text }: Side): string {
  if (check === 'country') return countryOfCode(text)?.name ?? text
  if (check === 'funds' && /^\d+$/.test(text)) return formatMoney(dollars(Number(text)))
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined
  return day === undefined ? text : formatDay(day)
}
