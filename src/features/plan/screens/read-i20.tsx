import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Beside } from '#src/features/documents/screens/tray/from-stored.tsx'
import { ReadI20File } from '#src/features/documents/screens/read-i20-file.tsx'
import { things } from '#src/plan/things.ts'
import type { I20 } from '#src/reading/i20.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../from-i20/rules.ts'
import { daysRead, type DayRead } from '../from-i20/rules.ts'
import * as said from '../copy.ts'
import { withDay } from '../wishes/rules.ts'
import { Changes } from './changes.tsx'
import { planApi } from './api.ts'
import type { PlanNow } from './use-plan.ts'

/** The days of an I-20 that is on this device: kept when the student says so. */
export function ReadI20({ plan }: { plan: PlanNow }) {
  const [days, setDays] = useState<readonly DayRead[]>()
  const [sevisId, setSevisId] = useState<string>()
  const take = (i20: I20) => {
    const found = daysRead(i20, plan.rows, plan.today)
    if (found.length === 0) return copy.noDays
    setDays(found)
    setSevisId(i20.sevisId)
    return undefined
  }
  return (
    <ReadI20File title={copy.title} level={2} onRead={take}>
      {days !== undefined && <Found plan={plan} days={days} sevisId={sevisId} onClose={() => setDays(undefined)} />}
    </ReadI20File>
  )
}

type FoundProps = { plan: PlanNow; days: readonly DayRead[]; sevisId: string | undefined; onClose: () => void }

/** Each day beside what is known; what is kept, and what that changes, is seen first. */
function Found({ plan, days, sevisId, onClose }: FoundProps) {
  const toasts = useToasts()
  const others = days.filter(({ day, known }) => day !== known)
  const [chosen, setChosen] = useState(others)
  const keep = useVerb(
    async () => {
      for (const { thing, day } of chosen) await planApi.give({ thing, day, readFrom: 'i20' })
    },
    {
      rereads: ['plan', 'profile', 'journey'],
      done: () => {
        toasts.success(said.saved)
        onClose()
      },
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.found}
      actions={
        others.length > 0 && (
          <Actions>
            <Button
              kind="primary"
              disabled={chosen.length === 0}
              busy={keep.isPending}
              onClick={() => keep.mutate(undefined)}
            >
              {copy.keep(chosen.length)}
            </Button>
          </Actions>
        )
      }
    >
      <div className="stack-4">
        {sevisId !== undefined && <Beside sevisId={sevisId} />}
        <ul className="stack-2 list">
          {days.map(one => (
            <li key={one.thing}>
              {one.day === one.known ? (
                <p>{copy.same(things[one.thing].name, formatDay(Temporal.PlainDate.from(one.day)))}</p>
              ) : (
                <Checkbox
                  name={one.thing}
                  label={copy.line(things[one.thing].name, formatDay(Temporal.PlainDate.from(one.day)))}
                  detail={
                    one.known === undefined ? said.notYet : copy.planHas(formatDay(Temporal.PlainDate.from(one.known)))
                  }
                  value={chosen.includes(one)}
                  onChange={isChosen => setChosen(isChosen ? [...chosen, one] : chosen.filter(other => other !== one))}
                />
              )}
            </li>
          ))}
        </ul>
        {others.length === 0 && <p>{copy.allKnown}</p>}
        {chosen.length > 0 && (
          <Changes
            plan={plan}
            to={chosen.reduce((sources, { thing, day }) => withDay(sources, thing, day), plan.sources)}
          />
        )}
      </div>
    </Dialog>
  )
}
