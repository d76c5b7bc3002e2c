import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { doseName } from '#src/stages/vaccines/records/copy.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import * as copy from '../copy.ts'
import { GivenDialog } from './given-dialog.tsx'

type Planned = VaccinesView['plan'][number]

/** The doses in their order, each with its days; the next of a series can be marked as given. */
export function DoseList({ view }: { view: VaccinesView }) {
  const [given, setGiven] = useState<Planned>()
  const isNext = ({ vaccine, dose }: Planned) => !view.plan.some(one => one.vaccine === vaccine && one.dose < dose)
  return (
    <>
      <ol className="stack list" aria-label="Doses to come">
        {view.plan.map(dose => (
          <li className="row-4 apart ruled lines-0 pad-y-3" key={`${dose.vaccine}:${dose.dose}`}>
            <div>
              <strong>{doseName(dose)}</strong> {dose.ask === 'recommended' && <Tag>Recommended</Tag>}
              <p className="quiet">{daysOf(dose)}</p>
            </div>
            {isNext(dose) && (
              <Button kind="link" onClick={() => setGiven(dose)}>
                Mark as given<VisuallyHidden> ({doseName(dose)})</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {given !== undefined && <GivenDialog dose={given} view={view} onClose={() => setGiven(undefined)} />}
    </>
  )
}

function daysOf({ earliest, latest, booked, isInUs }: Planned): string {
  if (booked !== undefined) return copy.bookedOn(dayWords(booked))
  if (isInUs) return copy.inUs(dayWords(earliest))
  if (latest === undefined) return `From ${dayWords(earliest)}`
  return earliest === latest ? copy.onlyDay(dayWords(latest)) : copy.window(dayWords(earliest), dayWords(latest))
}
