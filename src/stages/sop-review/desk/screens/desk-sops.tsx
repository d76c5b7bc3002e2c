import type { SeatView } from '#src/features/desk/contract.ts'
import { SopPage } from './sop-page.tsx'
import { SopQueue } from './sop-queue.tsx'

type DeskSopsProps = { id: string | undefined; me: string; seat: SeatView }

/** What waits, or the one that is being read. */
export const DeskSops = ({ id, me, seat }: DeskSopsProps) =>
  id === undefined ? (
    <SopQueue me={me} />
  ) : (
    <SopPage key={id} id={id} reader={{ id: me, isAdmin: seat.roles.includes('admin') }} />
  )
