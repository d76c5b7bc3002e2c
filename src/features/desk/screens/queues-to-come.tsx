import { EmptyState } from '../../../ui/empty-state.tsx'
import { Screen } from './screen.tsx'

/** A queue whose stage is still being laid: it says so. */
export function BankApplications({ bank }: { bank: string | null }) {
  const to = bank ?? 'the banks'
  return (
    <Screen title={`Applications sent to ${to}`}>
      <EmptyState title="No applications yet">
        Students cannot send applications to {to} yet. Once they can, each one stands here the moment it is sent.
      </EmptyState>
    </Screen>
  )
}
