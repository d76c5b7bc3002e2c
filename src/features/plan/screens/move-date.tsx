import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { changesBetween } from '#src/plan/changes.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import * as copy from '../copy.ts'
import { dayProblem, isGivenHere, keptAt } from '../days/rules.ts'
import { planFor } from '../rules.ts'
import { changeWords, summaryOf } from '../shown/rules.ts'
import { withDay } from '../wishes/rules.ts'
import { planApi } from './plan-query.ts'
import { WordTag } from './plan-row.tsx'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type MoveDateProps = { plan: PlanNow; thing: Thing; proposed?: string | undefined; onClose: () => void }

/** Another day for one date: first what it would change, then whether it is saved. */
export function MoveDate({ plan, thing, proposed, onClose }: MoveDateProps) {
  const toasts = useToasts()
  const { name } = things[thing]
  const given = plan.rows.find(row => row.thing === thing)?.given?.toString() ?? ''
  const [day, setDay] = useState(proposed ?? given)
  const problem = day === '' ? undefined : dayProblem(day, plan.today)
  const save = useVerb((to: string | null) => planApi.give({ thing, day: to }), {
    rereads: ['plan', 'profile', 'journey'],
    done: () => {
      toasts.success(copy.saved)
      onClose()
    },
  })
  const kept = keptAt[thing]
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
        <DateInput name="day" label={copy.newDay(name)} value={day} onChange={setDay} error={problem} />
        <Effect plan={plan} thing={thing} day={isNew ? day : undefined} />
      </div>
    </Dialog>
  )
}

function Effect({ plan, thing, day }: { plan: PlanNow; thing: Thing; day: string | undefined }) {
  if (day === undefined) return null
  const after = planFor(withDay(plan.sources, thing, day), plan.rules, plan.today)
  const changes = changesBetween(plan.rows, after)
  return (
    <section aria-live="polite" aria-label={copy.whatMoves} className="stack-3">
      <h3>{copy.whatMoves}</h3>
      {changes.length > 0 && <p>{copy.afterwards(summaryOf(after))}</p>}
      {changes.length === 0 ? (
        <p>{copy.nothingMoves}</p>
      ) : (
        <ul className={s.changes}>
          {changes.map(change => (
            <li key={change.after.thing}>
              <WordTag row={change.after} />
              <span>{changeWords(change, thing)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
