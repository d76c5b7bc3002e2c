import { InsuranceQueue } from './insurance-queue.tsx'
import { PolicyPage } from './policy-page.tsx'

/** What waits, or the one insurance that is open. */
export const DeskInsurance = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <InsuranceQueue /> : <PolicyPage key={id} id={id} me={me} />
