import { useState } from 'react'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'

type GivenDosesProps = {
  /** Apart from other appointments on the page. */
  id: string
  legend: string
  vaccines: readonly Vaccine[]
  words: { dose: (name: string) => string; given: string; missed: string }
  isBusy: boolean
  onNote: (given: Vaccine[]) => void
}

/** What was given at an appointment that is over; nothing where the student was not there. */
export function GivenDoses({ id, legend, vaccines, words, isBusy, onNote }: GivenDosesProps) {
  const [given, setGiven] = useState<readonly Vaccine[]>(vaccines)
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {vaccines.map(vaccine => (
          <Checkbox
            key={vaccine}
            name={`${id}-${vaccine}`}
            label={words.dose(vaccineNames[vaccine])}
            value={given.includes(vaccine)}
            onChange={isGiven => setGiven(vaccines.filter(one => (one === vaccine ? isGiven : given.includes(one))))}
          />
        ))}
      </fieldset>
      <Actions>
        <Button kind="primary" disabled={given.length === 0} busy={isBusy} onClick={() => onNote([...given])}>
          {words.given}
        </Button>
        <Button busy={isBusy} onClick={() => onNote([])}>
          {words.missed}
        </Button>
      </Actions>
    </>
  )
}
