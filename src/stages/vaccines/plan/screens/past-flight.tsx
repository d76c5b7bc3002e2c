import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { VaccinesView } from '../../records/contract.ts'
import { vaccineNames } from '../../records/copy.ts'
import { dayWords } from '../../screens/days.ts'
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
