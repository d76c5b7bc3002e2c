import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { outcomes, type Outcome } from '../rules.ts'
import { sayOutcome } from './later-outcome.ts'
import { useOutcomeVerb, useReadOutcome } from './post-interview-query.ts'

type ChooserProps = { said: PostInterviewView['outcome']; onDone: () => void }

/** What the officer said. Chosen again, the later word counts; taken back, nothing is said. */
export function Chooser({ said, onDone }: ChooserProps) {
  const readAgain = useReadOutcome()
  const takeBack = useOutcomeVerb(() => sayOutcome(null, said), copy.takenBack)
  const form = useForm<{ outcome: Outcome | '' }>({
    initial: { outcome: said?.outcome ?? '' },
    check: ({ outcome }) => (outcome === '' ? { outcome: copy.outcomeRequired } : {}),
    submit: async ({ outcome }) => {
      if (outcome === '') return
      await sayOutcome(outcome, said)
      await readAgain()
      onDone()
    },
  })
  return (
    <FormFrame form={form} label={copy.question}>
      <RadioGroup
        {...form.field('outcome')}
        label={copy.question}
        hint={copy.chooserHint}
        options={outcomes.map(outcome => ({
          value: outcome,
          label: <strong>{copy.outcomeNames[outcome]}</strong>,
          detail: copy.outcomeDetails[outcome],
        }))}
      />
      <p>{copy.awaiting}</p>
      <Actions>
        <Button type="submit" kind="primary" busy={form.busy}>
          {copy.save}
        </Button>
        {said !== null && <Button onClick={onDone}>Keep it as it is</Button>}
        {said !== null && (
          <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate({}, { onSuccess: onDone })}>
            {copy.notYet}
          </Button>
        )}
      </Actions>
    </FormFrame>
  )
}
