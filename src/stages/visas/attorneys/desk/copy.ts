// The words of attorneys at the desk.

export const callOver = 'This call has ended or was cancelled meanwhile.'
export const notFree = 'This attorney is not free at that time.'
export const notBegun = 'This call has not begun yet.'
export const refundSentBefore = 'Somebody has sent this back already.'

export const reasons = {
  late: 'Paid after the time was given away',
  twice: 'Paid a second time',
  cancelled: 'Cancelled by the student',
  'cancelled-by-us': 'Cancelled by us',
} as const

export const endingWords = {
  cancelled: 'Cancelled by the student',
  'cancelled-by-us': 'Cancelled by us',
  held: 'Held',
  passed: 'Over, not marked as held',
  lapsed: 'Not paid in time',
} as const
