// The six statuses of a step and their words (specification 1, section 4).
export const statuses = ['locked', 'incomplete', 'pending', 'processing', 'readyForReview', 'complete'] as const
export type Status = (typeof statuses)[number]

export const statusLabel = {
  locked: 'Locked',
  incomplete: 'Open',
  pending: 'Open',
  processing: 'In Progress',
  readyForReview: 'Ready for Review',
  complete: 'Step complete!',
} as const satisfies Record<Status, string>

export const isStatus = (text: string): text is Status => statuses.some(status => status === text)

/** What the open step says about itself; the others have nothing to say. */
export const statusAlert: Partial<Record<Status, string>> = {
  processing: 'We are processing your request.',
  readyForReview: 'Your request is ready for review. Please review it below.',
  complete: 'This step is done, you can always view our response below.',
}

export const isOpen = (status: Status): boolean => status === 'incomplete' || status === 'pending'

/** Statuses from outside come capitalised or not. */
export function readStatus(text: string): Status | undefined {
  const lowered = text.toLowerCase()
  return statuses.find(status => status.toLowerCase() === lowered)
}
