import { ClaimPage } from './claim-page.tsx'
import { ClaimQueue } from './claim-queue.tsx'

/** What waits, or the one that is open. */
export const DeskClaims = ({ id, me }: { id: string | undefined; me: string }) =>
  id === undefined ? <ClaimQueue /> : <ClaimPage key={id} id={id} me={me} />
