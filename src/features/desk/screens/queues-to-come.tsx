import { EmptyState } from '../../../ui/empty-state.tsx'
import { Screen } from './screen.tsx'

/** A queue whose stage is still being laid: it says so. */
export function InsuranceRequests() {
  return (
    <Screen title="Insurance requests">
      <EmptyState title="No requests yet">
        Waivers, invoices, cards and claims stand here the moment a student sends one. None is waiting.
      </EmptyState>
    </Screen>
  )
}
