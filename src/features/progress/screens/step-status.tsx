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

export const StepStatus = ({ status }: { status: Status }) => (
  <StatusTag tone={tones[status]}>{statusLabel[status]}</StatusTag>
)
