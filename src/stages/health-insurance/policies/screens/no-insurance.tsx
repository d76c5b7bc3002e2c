import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** The step is locked then; somebody may look at it in the moment in which an insurance ends. */
export function NoInsurance() {
  return (
    <EmptyState
      title="You have no insurance with us now"
      level={3}
      action={<ButtonLink href="/health-insurance/purchase-insurance">Go to Purchase Insurance</ButtonLink>}
    >
      This step is about an insurance whose deposit is paid.
    </EmptyState>
  )
}
