import { Fold } from '#src/ui/fold.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { waivers, useInsuranceVerb } from '#src/stages/health-insurance/screens/api.ts'
import { whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import { FactSource } from '#src/stages/health-insurance/sources/dated/screens/fact-source.tsx'
import * as copy from '../copy.ts'
import { afterBusinessDays, decisionDays } from '../rules.ts'
import { Guide } from './guide.tsx'
import type { WaiverProps } from './waiver-props.ts'

/** With the university now. */
export function HandedIn({ waiver }: WaiverProps) {
  const { university, submittedAt, paidAt, policy } = waiver
  const takeBack = useInsuranceVerb(() => waivers.takeBack({ policy }))
  const sent = Temporal.Instant.from(submittedAt ?? paidAt)
  return (
    <>
      <Notice tone="waiting" live title={copy.waitingFor(university.name)}>
        {copy.whenItWrites}
      </Notice>
      <ThreeThings
        did={{ what: 'Handed in the waiver', detail: whenWords(sent) }}
        holder={`With ${university.name} now`}
        now={{
          what: 'Decides on it',
          detail: copy.decidesBy(formatDay(afterBusinessDays(dayOf(sent), decisionDays))),
        }}
        then={{ what: 'We note what it decided', detail: 'It appears here immediately, and you get an e-mail.' }}
      />
      <FactSource of="insurance.waiver-decision" />
      <Actions>
        <Button kind="link" busy={takeBack.isPending} onClick={() => takeBack.mutate(undefined)}>
          {copy.notHandedIn}
        </Button>
      </Actions>
      {waiver.guide !== null && (
        <Fold summary="The guide and the values again">
          <Guide waiver={waiver} />
        </Fold>
      )}
    </>
  )
}
