import { ButtonLink } from '#src/ui/button-link.tsx'
import { ClearSignal } from '#src/ui/drawings/clear-signal.tsx'
import { Moment } from '#src/ui/moment.tsx'
import { MovingRules } from '#src/stages/visas/stay/screens/moving-rules.tsx'
import * as copy from '../copy.ts'

/** The visa is granted: the signal is up. */
export function Accepted() {
  return (
    <>
      <Moment drawing={<ClearSignal />} title={copy.congratulations} level={3}>
        <p>{copy.accepted}</p>
        <p>{copy.afterAccepted}</p>
        <div>
          <ButtonLink kind="primary" href="/health-insurance">
            {copy.toInsurance}
          </ButtonLink>
        </div>
      </Moment>
      <MovingRules />
    </>
  )
}
