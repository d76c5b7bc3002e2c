import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { useKnown } from '#src/features/people/values/screens/use-known.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import * as copy from '../copy.ts'
import { contradictionOf, dayProblem, isGivenHere, keptAt, noSuchDay } from '../days/rules.ts'
import { knownOf } from '../rules.ts'
import { withDay } from '../wishes/rules.ts'
import { Changes } from './changes.tsx'
import { planApi } from './api.ts'
import type { PlanNow } from './use-plan.ts'

type MoveDateProps = { plan: PlanNow; thing: Thing; proposed?: string | undefined; onClose: () => void }

/** Another day for one date: first what it would change, then whether it is saved. */
export function MoveDate({ plan, thing, proposed, onClose }: MoveDateProps) {
  const toasts = useToasts()
  const { name } = things[thing]
  const given = plan.rows.find(row => row.thing === thing)?.given?.toString() ?? ''
  const known = useKnown()
  const said = thing === 'flight' || thing === 'programmeStart' ? known?.of(thing) : undefined
  const [typed, setDay] = useState(proposed)
  const day = typed ?? (given || (said ?? ''))
  // A 29 February of a common year is typed, and is no value.
  const [isNone, setNone] = useState(false)
  const problem = isNone ? noSuchDay : day === '' ? undefined : dayProblem(day, plan.today, thing)
  const save = useVerb((to: string | null) => planApi.give({ thing, day: to }), {
    rereads: ['plan', 'profile', 'journey'],
    done: () => {
      toasts.success(copy.saved)
      onClose()
    },
  })
  const kept = keptAt[thing]
  const isWhole = day !== '' && problem === undefined
  const contradiction = isWhole
    ? contradictionOf(thing, Temporal.PlainDate.from(day), knownOf(plan.sources).days, plan.today)
    : undefined
  const isNew = day !== '' && day !== given && problem === undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      actions={
        <Actions>
          {isGivenHere(thing) ? (
            <Button kind="primary" disabled={!isNew} busy={save.isPending} onClick={() => save.mutate(day)}>
              {copy.saveDay}
            </Button>
          ) : (
            kept !== undefined && (
              <ButtonLink kind="primary" href={kept.href}>
                {kept.label}
              </ButtonLink>
            )
          )}
          {isGivenHere(thing) && given !== '' && (
            <Button kind="link" onClick={() => save.mutate(null)}>
              {copy.forget}
            </Button>
          )}
        </Actions>
      }
    >
      <div className="stack-4">
        <div onBlur={({ target }) => setNone(target instanceof HTMLInputElement && target.validity.badInput)}>
          <DateInput
            name="day"
            label={copy.newDay(name)}
            value={day}
            onChange={to => {
              setDay(to)
              setNone(false)
            }}
            error={problem}
          />
        </div>
        {contradiction !== undefined && <Notice tone="wrong">{contradiction}</Notice>}
        {isNew && <Changes plan={plan} to={withDay(plan.sources, thing, day)} moved={thing} />}
      </div>
    </Dialog>
  )
}
