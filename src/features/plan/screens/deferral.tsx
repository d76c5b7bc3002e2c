import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import { things } from '#src/plan/things.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { classes } from '#src/ui/classes.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel, intakesAfter } from '#src/values/intakes.ts'
import * as copy from '../deferral/copy.ts'
import { deferralNotes, isOfTheTerm, withIntake } from '../deferral/rules.ts'
import { knownOf } from '../rules.ts'
import { Changes } from './changes.tsx'
import { deferralApi } from './api.ts'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type DeferralProps = { plan: PlanNow; onClose: () => void }

/** A later intake: first what it changes and what follows, then whether it is saved. */
export function Deferral({ plan, onClose }: DeferralProps) {
  const toasts = useToasts()
  const choices = intakesAfter(plan.sources.profile.intake ?? '', plan.today)
  const [intake, setIntake] = useState('')
  const number = (plan.deferral?.number ?? 0) + 1
  const save = useVerb(deferralApi.save, {
    rereads: ['plan', 'profile', 'onboarding', 'journey', 'vaccines'],
    done: () => {
      toasts.success(copy.saved)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      actions={
        <Actions>
          {intake !== '' && (
            <Button kind="primary" busy={save.isPending} onClick={() => save.mutate({ number, intake })}>
              {copy.save(intakeLabel(intake) ?? intake)}
            </Button>
          )}
        </Actions>
      }
    >
      <div className="stack-4">
        <p>{choices.length === 0 ? copy.intakeFirst : copy.lede}</p>
        {choices.length > 0 && (
          <RadioGroup
            name="intake"
            label={copy.intakeLabel}
            value={intake}
            onChange={setIntake}
            options={choices.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {intake !== '' && (
          <>
            <Changes plan={plan} to={withIntake(plan.sources, intake)} moved="intake" />
            <Cleared plan={plan} />
            <Follows plan={plan} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function Follows({ plan: { notes } }: { plan: PlanNow }) {
  const shown = notes.filter(({ id }) => deferralNotes.some(note => note === id))
  return (
    <section className="stack-2" aria-labelledby="deferral-follows">
      <h3 id="deferral-follows">{copy.followsTitle}</h3>
      <ul className="stack-2">
        {shown.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
        <li>{copy.ownContracts}</li>
        <li>
          <Link href="/money/refused?case=later">{copy.toMoneyBack}</Link>
        </li>
      </ul>
      <SourceMark of={shown.flatMap(({ source }) => source ?? [])} />
    </section>
  )
}

/** The given days of the old term, each as it was. */
function Cleared({ plan: { sources, rows } }: { plan: PlanNow }) {
  const { days } = knownOf(sources)
  const cleared = rows.flatMap(({ thing }) => {
    const day = isOfTheTerm(thing) ? days[thing] : undefined
    return day === undefined ? [] : [{ thing, day }]
  })
  if (cleared.length === 0) return null
  return (
    <section className="stack-2" aria-labelledby="deferral-cleared">
      <h3 id="deferral-cleared">{copy.clearedTitle}</h3>
      <p>{copy.clearedLede}</p>
      <ul className={classes('list stack-3', s.changes)}>
        {cleared.map(({ thing, day }) => (
          <li key={thing}>{copy.was(things[thing].name, formatDay(day))}</li>
        ))}
      </ul>
    </section>
  )
}
