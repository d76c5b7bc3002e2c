import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { FactSource } from '#src/stages/health-insurance/sources/dated/screens/fact-source.tsx'
import { Verdict } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { waivers, useInsuranceVerb } from '#src/stages/health-insurance/screens/api.ts'
import { dayWords, whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { decisionDays, windowClock, type WindowClock } from '../rules.ts'
import { Guide } from './guide.tsx'
import type { WaiverProps } from './waiver-props.ts'
import { WaiverWindow } from './waiver-window.tsx'

/** Guide and card are there: it is the student's turn. */
export function ToHandIn({ waiver, isNext }: WaiverProps) {
  const clock = windowClock(waiver.window, todayHere(useNow()))
  return (
    <>
      <Verdict verdict={waiver.verdict} university={waiver.university.name} />
      <WaiverWindow waiver={waiver} />
      <Guide waiver={waiver} />
      <HandInActions policy={waiver.policy} isNext={isNext} />
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(waiver.paidAt) }}
        now={{
          what: `Hand in the waiver at ${waiver.university.name}`,
          detail: whenToHandIn(clock),
        }}
        then={{ what: 'It decides', detail: copy.decidesWithin(decisionDays) }}
      />
      <FactSource of="insurance.waiver-decision" />
    </>
  )
}

function whenToHandIn(clock: WindowClock): string {
  if (clock.is === 'closed') return copy.isClosed
  if (clock.is === 'ahead') return `From ${dayWords(clock.opens)} on.`
  return clock.is === 'open' && clock.deadline !== null ? `Until ${dayWords(clock.deadline)}.` : copy.handInSoon
}

export function HandInActions({ policy, isNext }: { policy: string; isNext: boolean }) {
  const submit = useInsuranceVerb(() => waivers.submit({ policy }), copy.handedInToast)
  return (
    <Actions>
      <Button kind={isNext ? 'primary' : 'quiet'} busy={submit.isPending} onClick={() => submit.mutate(undefined)}>
        {copy.handedIn}
      </Button>
      <ButtonLink href="/health-insurance/your-insurance">Open my ID card</ButtonLink>
    </Actions>
  )
}
