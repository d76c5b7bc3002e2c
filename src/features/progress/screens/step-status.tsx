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

type Step = Pick<StepView, 'status' | 'label'>

/** A step that was laid for somebody may have words of its own. */
export const statusWords = ({ status, label }: Step): string => label ?? statusLabel[status]

export const StepStatus = ({ step }: { step: Step }) => (
  <StatusTag tone={tones[step.status]}>{statusWords(step)}</StatusTag>
)
