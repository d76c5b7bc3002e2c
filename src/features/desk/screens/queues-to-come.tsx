import { EmptyState } from '../../../ui/empty-state.tsx'
import { Screen } from './screen.tsx'

/** Queues whose stages are still being laid: they say so. */
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

export function InsuranceRequests() {
  return (
    <Screen title="Insurance requests">
      <EmptyState title="No requests yet">
        Waivers, invoices, cards and claims stand here the moment a student sends one. None is waiting.
      </EmptyState>
    </Screen>
  )
}
