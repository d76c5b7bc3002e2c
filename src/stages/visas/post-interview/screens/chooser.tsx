import { useState } from 'react'
import { optional } from '#src/browser/reads.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { isBeforeInterview, outcomes, type Outcome } from '../rules.ts'
import { sayOutcome } from './later-outcome.ts'
import { useOutcomeVerb, useReadOutcome } from './api.ts'

type ChooserProps = { said: PostInterviewView['outcome']; onDone: () => void }

/** What the officer said. Chosen again, the later word counts; taken back, nothing is said. */
export function Chooser({ said, onDone }: ChooserProps) {
  const readAgain = useReadOutcome()
  const takeBack = useOutcomeVerb(() => sayOutcome(null, said), copy.takenBack)
  const { now, interview } = useInterview()
  const [asked, setAsked] = useState<Outcome>()
  const form = useForm<{ outcome: Outcome | '' }>({
    initial: { outcome: said?.outcome ?? '' },
    check: ({ outcome }) => (outcome === '' ? { outcome: copy.outcomeRequired } : {}),
    submit: async ({ outcome }) => {
      if (outcome === '') return
      if (asked !== outcome && now !== undefined && isBeforeInterview(outcome, interview, now)) {
        setAsked(outcome)
        return
      }
      setAsked(undefined)
      await sayOutcome(outcome, said)
      await readAgain()
      onDone()
    },
  })
  return (
    <>
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
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={copy.earlyTitle}
        kind="primary"
        confirm={asked === undefined ? '' : copy.earlySure(copy.outcomeNames[asked])}
        keep={copy.earlyBack}
        busy={form.busy}
        onConfirm={() => void form.submit()}
      >
        {interview !== undefined && <p>{copy.early(formatDay(dayOf(interview)))}</p>}
      </ConfirmDialog>
    </>
  )
}

/** As it is entered at the appointment of the present application, and the time by the server's clock. */
function useInterview(): { now?: Temporal.Instant; interview?: Temporal.Instant } {
  const journey = optional(useJourney())
  const steps = journey?.stages.find(({ route }) => route === 'visas')?.steps ?? []
  const dates = steps.find(({ id }) => id === 'ConsularAppointment')?.dates ?? []
  const when = dates.find(({ thing }) => thing === 'interview')?.when
  return {
    ...(journey !== undefined && { now: Temporal.Instant.from(journey.now) }),
    ...(when !== undefined && { interview: Temporal.Instant.from(when) }),
  }
}
