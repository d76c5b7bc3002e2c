import { useId, useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { readWords } from '#src/features/documents/screens/pdf-words.ts'
import { things } from '#src/plan/things.ts'
import { readI20 } from '#src/reading/i20.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FileButton } from '#src/ui/file-button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../from-i20/copy.ts'
import { daysRead, type DayRead } from '../from-i20/rules.ts'
import * as said from '../copy.ts'
import { withDay } from '../wishes/rules.ts'
import { Changes } from './changes.tsx'
import { planApi } from './plan-query.ts'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type State = { is: 'reading' } | { is: 'failed'; why: string } | { is: 'found'; days: readonly DayRead[] }

/** The days of an I-20 that is on this device: read here, and kept when the student says so. */
export function ReadI20({ plan }: { plan: PlanNow }) {
  const id = useId()
  const [state, setState] = useState<State>()
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setState({ is: 'reading' })
    setState(await stateAfter(file, plan))
  }
  return (
    <section className="stack-2" aria-labelledby={id}>
      <h2 id={id} className={s.part}>
        {copy.title}
      </h2>
      <p className="quiet" id={`${id}-why`}>
        {copy.staysHere}
      </p>
      <div>
        <FileButton
          id={`${id}-file`}
          accept="application/pdf,.pdf"
          aria-describedby={`${id}-why`}
          onChoose={([file]) => void read(file)}
        >
          {copy.choose}
        </FileButton>
      </div>
      {state?.is === 'reading' && <output>{copy.reading}</output>}
      {state?.is === 'failed' && (
        <Notice tone="wrong" live>
          {state.why}
        </Notice>
      )}
      {state?.is === 'found' && <Found plan={plan} days={state.days} onClose={() => setState(undefined)} />}
    </section>
  )
}

async function stateAfter(file: File, plan: PlanNow): Promise<State> {
  const words = await readWords(file)
  if (words.kind !== 'words') return { is: 'failed', why: copy.failed[words.kind] }
  const paper = readI20(words.pages)
  if (paper.kind !== 'read') return { is: 'failed', why: copy.failed[paper.kind] }
  const days = daysRead(paper.i20, plan.rows, plan.today)
  return days.length === 0 ? { is: 'failed', why: copy.failed['no-days'] } : { is: 'found', days }
}

type FoundProps = { plan: PlanNow; days: readonly DayRead[]; onClose: () => void }

/** Each day beside what is known; what is kept, and what that changes, is seen first. */
function Found({ plan, days, onClose }: FoundProps) {
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
        <ul className={s.found}>
          {days.map(one => (
            <li key={one.thing}>
              {one.day === one.known ? (
                <p>{copy.same(things[one.thing].name, formatDay(Temporal.PlainDate.from(one.day)))}</p>
              ) : (
                <Checkbox
                  name={one.thing}
                  label={copy.line(things[one.thing].name, formatDay(Temporal.PlainDate.from(one.day)))}
                  detail={
                    one.known === undefined ? said.notYet : copy.known(formatDay(Temporal.PlainDate.from(one.known)))
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
