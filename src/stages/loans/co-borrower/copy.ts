// All words of what who borrows with a student gives for the loan, in one place: other languages are written beside it.
export const title = 'Your papers for the loan'
export const borrows = (firstName: string): string => `You borrow together with ${firstName || 'the student'}.`
/** Before the first upload. */
export const goesTo = (firstName: string): string =>
  `What you upload here goes to the lenders to which ${firstName || 'the student'} sends the loan application, and they can open it. By uploading you agree to that.`
export const sees = (firstName: string): string =>
  `${firstName || 'The student'} sees that a paper is here and since when, and can’t open it unless you let them.`
export const yours =
  'The papers are yours. You can replace or erase each of them at any time, also after the application was sent.'
export const listTitle = 'Your papers'
export const left = (count: number): string =>
  count === 0 ? 'all here' : count === 1 ? '1 paper left' : `${count} papers left`
export const isThere = 'The application has one already.'
export const extra = 'If a lender asks for it.'
export const since = (day: string): string => `Here since ${day}.`
export const letOpen = (firstName: string, paper: string): string => `${firstName || 'The student'} may open ${paper}`
export const saved = 'Saved.'
export const erased = 'The paper is erased. No lender can open it any more.'

export const lenders = {
  title: 'Who has the application',
  none: (firstName: string): string => `${firstName || 'The student'} has not sent it to any lender yet.`,
  line: (bank: string, day: string): string => `${bank}, since ${day}`,
  ended: (bank: string): string => `${bank}: it can’t open the application any more`,
  opened: 'See who opened your papers',
} as const

export const ending = {
  label: 'Erase all of them',
  title: 'Erase all your papers for this loan?',
  what: 'No lender can open them any more. The student reads which papers are missing, and lenders that have the application see it as well.',
  confirm: 'Erase all',
  keep: 'Keep them',
  done: 'Your papers are erased.',
} as const

/** What the student hears. */
export const notes = {
  gone: (relation: string): string => `Your ${relation} took back papers of your loan`,
  what: (titles: readonly string[]): string =>
    `No lender can open these any more: ${titles.join(', ')}. If your application needs them, ask for them again.`,
} as const

/** What the student reads of it in the application. */
export const own = {
  title: 'From your co-borrower',
  there: (who: string, relation: string, day: string): string =>
    `It is here: ${who === '' ? `your ${relation}` : `${who}, your ${relation},`} uploaded it on ${day}.`,
  open: 'Open it',
  closed: 'Only lenders can open it.',
  invite: 'Your co-borrower can upload their own papers, without showing them to you.',
  toFamily: 'Invite your co-borrower',
  missingTitle: 'Papers are missing now',
  missing: (titles: readonly string[]): string =>
    `They were there when you sent the application, and were taken back: ${titles.join(', ')}. Ask your co-borrower to upload them again.`,
} as const

/** What a lender reads of it. */
export const desk = {
  title: 'Papers from the co-borrower',
  line: (paper: string, relation: string): string => `${paper}, from the student’s ${relation}`,
  missingTitle: 'Papers are missing now',
  missing: (titles: readonly string[]): string =>
    `They were there when the application was sent, and were taken back by the co-borrower: ${titles.join(', ')}.`,
  inList: (titles: readonly string[]): string => `Missing now: ${titles.join(', ')}`,
} as const
