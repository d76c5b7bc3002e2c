import { useState } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { DeskAppointment } from '../contract.ts'
import { clinicsDesk, useClinicDeed } from './queries.ts'

/** What the clinic says was given; the student sees it at once. */
export function Settle({ appointment: { id, vaccines, student } }: { appointment: DeskAppointment }) {
  const [given, setGiven] = useState<readonly string[]>(vaccines)
  const settle = useClinicDeed(
    (what: DeskAppointment['vaccines']) => clinicsDesk.settle({ id, given: what }),
    `Noted. ${student.name} is being told.`,
  )
  return (
    <>
      <div>
        {vaccines.map(vaccine => (
          <Checkbox
            key={vaccine}
            name={`${id}-${vaccine}`}
            label={`${vaccineNames[vaccine]} was given`}
            value={given.includes(vaccine)}
            onChange={isGiven => setGiven(isGiven ? [...given, vaccine] : given.filter(one => one !== vaccine))}
          />
        ))}
      </div>
      <Actions>
        <Button
          kind="primary"
          disabled={given.length === 0}
          busy={settle.isPending}
          onClick={() => settle.mutate(vaccines.filter(vaccine => given.includes(vaccine)))}
        >
          Note what was given
        </Button>
        <Button busy={settle.isPending} onClick={() => settle.mutate([])}>
          Was not there
        </Button>
      </Actions>
    </>
  )
}
