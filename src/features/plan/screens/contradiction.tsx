import { optional, useRead } from '#src/browser/reads.ts'
import { person } from '#src/features/people/screens/api.ts'
import { useToday } from './use-today.ts'
import type { KnownDays, Thing } from '#src/plan/things.ts'
import { Notice } from '#src/ui/notice.tsx'
import { parseDay } from '#src/values/dates.ts'
import { contradictionOf } from '../days/rules.ts'
import { knownOf } from '../rules.ts'
import { planApi } from './api.ts'

type ContradictionProps = {
  thing: Thing
  /** As it is typed. */
  day: string
  /** What is typed in the same form. */
  beside?: Partial<Record<Thing, string>>
}

const nothing = {}

/** What a day says against another one, where it is typed outside the plan. */
export function Contradiction({ thing, day: typed, beside = nothing }: ContradictionProps) {
  const day = parseDay(typed)
  return day !== undefined && <Said thing={thing} day={day} beside={beside} />
}

type SaidProps = Required<Pick<ContradictionProps, 'thing' | 'beside'>> & { day: Temporal.PlainDate }

function Said({ thing, day, beside }: SaidProps) {
  const profile = optional(useRead(person.read))
  const days = optional(useRead(planApi.read))?.days ?? []
  const known = profile === undefined ? {} : knownOf({ stages: [], profile, days }).days
  const said = contradictionOf(thing, day, { ...known, ...daysIn(beside) }, useToday())
  return (
    said !== undefined && (
      <Notice tone="wrong" live>
        {said}
      </Notice>
    )
  )
}

const daysIn = (typed: Partial<Record<Thing, string>>): KnownDays =>
  Object.fromEntries(Object.entries(typed).map(([thing, day]) => [thing, parseDay(day)]))
