import type { StepView } from '../../../journey/read.ts'
import { statusLabel, type Status } from '../../../journey/status.ts'
import { StatusTag, type StatusTone } from '../../../ui/status-tag.tsx'

const tones = {
  locked: 'locked',
  incomplete: 'open',
  pending: 'open',
  processing: 'waiting',
  readyForReview: 'ready',
  complete: 'done',
} as const satisfies Record<Status, StatusTone>

/** A step that was laid for somebody may have words of its own. */
export const StepStatus = ({ step: { status, label } }: { step: Pick<StepView, 'status' | 'label'> }) => (
  <StatusTag tone={tones[status]}>{label ?? statusLabel[status]}</StatusTag>
)
