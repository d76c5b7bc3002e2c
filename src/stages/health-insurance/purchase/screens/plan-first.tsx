import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { locks } from '#src/stages/health-insurance/copy.ts'

export const PlanFirst = () => (
  <EmptyState
    title={locks.planFirst}
    level={3}
    action={
      <ButtonLink kind="primary" href="/health-insurance/view-all">
        {locks.seePlans}
      </ButtonLink>
    }
  />
)
