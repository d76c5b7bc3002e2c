import { useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { DeskQueue, waitingFilter } from '#src/features/desk-kit/screens/queue.tsx'
import { dayOf } from '#src/values/dates.ts'
import { isWaiting } from '../rules.ts'
import { queueColumns } from './queue-columns.tsx'
import { deskSops } from './sop-queries.ts'

/** Every SOP that waits, the nearest deadline first; below them the answered ones. */
export const SopQueue = ({ me }: { me: string }) => (
  <DeskQueue
    title="SOPs"
    words="The nearest deadline is first. Take one, and nobody else writes on it."
    what="SOP"
    all="the SOPs"
    query={useRead(deskSops.queue)}
    textOf={({ student }) => student.name}
    filters={[waitingFilter(isWaiting)]}
    empty={{
      title: 'No SOP has been sent',
      words: 'When a student submits one for feedback, it appears here immediately.',
    }}
    caption="SOPs, what waits first"
    columns={queueColumns(dayOf(useNow()), me)}
    rowKey={({ sopId }) => sopId}
  />
)
