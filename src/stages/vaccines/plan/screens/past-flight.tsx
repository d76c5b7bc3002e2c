import { ButtonLink } from '#src/ui/button-link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import * as copy from '../copy.ts'

export const hasFlown = ({ flight, today }: VaccinesView): boolean => flight !== null && flight < today

/** What is missing after the flight is not done: it goes on in the US, or the flight was moved. */
export function PastFlight({ view: { flight, plan } }: { view: VaccinesView }) {
  const missing = [...new Set(plan.map(({ vaccine }) => vaccineNames[vaccine]))]
  return (
    <Notice
      tone="waiting"
      title={copy.pastFlight(dayWords(flight ?? ''))}
      action={<ButtonLink href="/vaccines/plan-your-doses">Open your plan</ButtonLink>}
    >
      {copy.afterFlight(missing)}
    </Notice>
  )
}
