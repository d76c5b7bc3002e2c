import type { SeatView } from '#src/features/desk/contract.ts'
import { InterviewPage } from './interview-page.tsx'
import { InterviewQueue } from './interview-queue.tsx'

type DeskInterviewsProps = { id: string | undefined; me: string; seat: SeatView }

/** What waits, or the one that is being watched. */
export const DeskInterviews = ({ id, me, seat }: DeskInterviewsProps) =>
  id === undefined ? (
    <InterviewQueue me={me} />
  ) : (
    <InterviewPage key={id} id={id} me={me} isAdmin={seat.roles.includes('admin')} />
  )
