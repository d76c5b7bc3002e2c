// The words of blocked applications at the desk, and what the student reads about it.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'

export const notices = {
  blocked: {
    title: 'Your insurance application is blocked',
    body: 'You can’t change it or pay a deposit until we unblock it. Ask us in the chat what we need.',
  },
  unblocked: {
    title: 'Your insurance application is unblocked',
    body: 'You can go on where you stopped. What you typed is still there.',
  },
} as const

export const desk = {
  title: 'Blocked applications',
  words:
    'A blocked student can’t change their insurance application or pay a deposit. They can read, pay an open bill and file a claim.',
  blockedNow: 'Blocked now',
  none: 'No blocked applications',
  noneWords: 'Find a student below to block their insurance application.',
  find: 'Block an application',
  search: 'Name, e-mail or phone',
  back: 'All blocked applications',
  block: 'Block this application',
  unblock: 'Unblock',
  reason: 'Reason',
  reasonHint: 'For our team: the student never sees it. It is kept in the audit.',
  isBlocked: 'This application is blocked',
  isOpen: 'This application isn’t blocked.',
  earlier: 'Earlier blocks',
  blocked: 'Blocked. The student sees it now.',
  unblocked: 'Unblocked. The student can go on.',
  reasonRequired: 'Please enter the reason.',
  alreadyBlocked: 'Someone just blocked this application.',
  notBlocked: 'This application isn’t blocked any more.',
} as const

export const longestReason = 1000

export const checkReason = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason.trim(), { required: desk.reasonRequired, most: longestReason }) })
