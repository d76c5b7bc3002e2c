// The words of the desk.
import type { DeskRole } from '#src/wire/route.ts'

export const roleNames = {
  advisor: 'Advisor',
  lender: 'Lender',
  underwriter: 'Underwriter',
  admin: 'Admin',
} as const satisfies Record<DeskRole, string>

/** What each may do, told where a role is given. */
export const roleDuties = {
  advisor: 'Answers the chat, checks universities, reviews what students send in.',
  lender: 'Sees the applications sent to one bank, and makes offers for it.',
  underwriter: 'Answers insurance requests: waivers, invoices, cards and claims.',
  admin: 'All of these, and who sits at the desk.',
} as const satisfies Record<DeskRole, string>

export const actionWords = {
  'role-granted': 'Gave a role',
  'role-withdrawn': 'Withdrew a role',
  'sign-in-link-made': 'Made a sign-in link',
  'second-factors-reset': 'Reset the second factors',
  'sessions-ended': 'Ended all sessions',
  'accounts-joined': 'Joined another account of theirs to this one',
  'university-verified': 'Verified a university',
  'university-withdrawn': 'Withdrew a verification',
  'webinar-scheduled': 'Scheduled a webinar',
  'webinar-changed': 'Changed a webinar',
  'webinar-cancelled': 'Cancelled a webinar',
  'webinar-slot-added': 'Added a time to a webinar',
  'webinar-slot-changed': 'Changed a time of a webinar',
  'webinar-slot-cancelled': 'Cancelled a time of a webinar',
  'webinar-recording-set': 'Set the recording of a webinar',
  'document-read': 'Read a file',
  'sop-published': 'Published feedback on an SOP',
  'transcript-published': 'Published an interview',
  'transcript-declined': 'Did not publish an interview',
  'transcript-withdrawn': 'Took an interview off the list',
  'mock-interview-published': 'Published comments on a mock interview',
  'mock-form-set': 'Set the form of a mock interview',
  'content-added': 'Wrote for the library',
  'content-changed': 'Changed something in the library',
  'content-published': 'Published in the library',
  'content-withdrawn': 'Took off the library',
  'student-read': "Opened a student's page",
  'chat-read': "Read a student's chat",
  'step-answers-read': "Read a student's answers in a step",
  'person-read': 'Looked at how to reach somebody',
  'sop-read': 'Read an SOP',
  'transcript-read': 'Read an interview that a student told',
  'mock-interview-read': 'Opened a mock interview',
  'attorney-call-read': 'Read what a call with an attorney is about',
  'sevis-reversal-read': 'Read why a SEVIS fee is to be put back',
  'insurance-policy-read': 'Looked at an insurance request',
  'chat-taken': 'Took a conversation',
  'chat-handed-over': 'Handed a conversation over',
  'chat-released': 'Gave a conversation back',
  'chat-reply-written': 'Wrote a canned reply',
  'chat-reply-removed': 'Threw a canned reply away',
  'notification-sent': 'Sent a notification',
  'notification-changed': 'Changed a notification',
  'notification-ended': 'Ended a notification',
  'form-added': 'Added a form for the I-20',
  'form-mapped': 'Mapped a form for the I-20',
  'form-replaced': 'Replaced the file of a form for the I-20',
  'form-published': 'Published a form for the I-20',
  'form-withdrawn': 'Withdrew a form for the I-20',
  'form-removed': 'Threw a form for the I-20 away',
  'step-laid': 'Laid a step',
  'step-edited': 'Edited a step',
  'step-moved': 'Moved a step',
  'step-students-changed': 'Changed who has a step',
  'step-withdrawn': 'Withdrew a step',
  'step-laid-again': 'Laid a step again',
  'step-fulfilled': 'Answered a student in a step',
  'step-corrected': 'Corrected an answer in a step',
  'attorney-added': 'Added an attorney',
  'attorney-changed': 'Changed an attorney',
  'attorney-call-cancelled': 'Cancelled a call with an attorney',
  'attorney-call-reassigned': 'Gave a call to another attorney',
  'attorney-call-held': 'Noted that a call was held',
  'attorney-refund-sent': 'Noted that money was sent back',
  'insurance-read': 'Opened what was typed to be insured',
  'insurance-answers-read': 'Opened the security answers of an insurance',
  'insurance-card-issued': 'Issued an insurance card',
  'insurance-card-corrected': 'Corrected an insurance card',
  'insurance-certificate-set': 'Gave an insurance certificate',
  'insurance-guide-written': 'Wrote a waiver guide',
  'insurance-guide-removed': 'Removed a waiver guide',
  'insurance-waiver-approved': 'Noted that a waiver was approved',
  'insurance-waiver-refused': 'Noted that a waiver was refused',
  'insurance-waiver-taken-back': 'Took back what was noted of a waiver',
  'insurance-invoice-issued': 'Issued an insurance invoice',
  'insurance-invoice-voided': 'Voided an insurance invoice',
  'insurance-ended': 'Ended an insurance',
  'insurance-blocked': 'Blocked an insurance application',
  'insurance-unblocked': 'Unblocked an insurance application',
  'insurance-claim-opened': 'Opened an insurance claim',
  'insurance-claim-asked': 'Asked for more about an insurance claim',
  'insurance-claim-decided': 'Decided an insurance claim',
  'insurance-claim-corrected': 'Corrected the decision on an insurance claim',
  'insurance-plan-added': 'Added an insurance plan',
  'insurance-plan-changed': 'Changed an insurance plan',
  'insurance-plan-withdrawn': 'Retired an insurance plan',
  'insurance-plan-restored': 'Brought an insurance plan back',
  'insurance-premiums-changed': 'Changed the premiums of a plan',
  'insurance-plan-sold': 'Began to sell a plan at a university',
  'insurance-plan-unsold': 'Stopped selling a plan at a university',
  'insurance-university-changed': 'Changed the insurance settings of a university',
  'insurance-refund-sent': 'Noted that insurance money was sent back',
  'insurance-refund-undone': 'Took back a note that insurance money was sent back',
  'loan-application-read': 'Read a loan application',
  'loan-asked': 'Asked for papers of a loan',
  'loan-offered': 'Made a loan offer',
  'loan-offer-changed': 'Changed a loan offer',
  'loan-offer-withdrawn': 'Took a loan offer back',
  'loan-declined': 'Declined a loan application',
  'loan-reconsidered': 'Opened a declined loan application again',
  'card-issue-retried': 'Asked the issuer again for a US debit card',
  'vaccine-set-changed': 'Changed what a university asks of vaccines',
  'vaccine-set-restored': 'Put the sample of a vaccine list back',
  'vaccine-set-removed': 'Threw the vaccine list of a university away',
  'clinic-added': 'Added a clinic',
  'clinic-changed': 'Changed a clinic',
  'clinic-retired': 'Retired a clinic',
  'clinic-restored': 'Brought a clinic back',
  'vaccine-appointment-attended': 'Noted what was given at an appointment',
  'vaccine-appointment-missed': 'Noted that nobody came to an appointment',
  'vaccine-appointment-reopened': 'Took back what was noted of an appointment',
  'vaccine-appointment-cancelled': 'Cancelled an appointment for a clinic',
  'product-added': 'Added a product of a partner',
  'product-changed': 'Changed a product of a partner',
  'product-retired': 'Retired a product of a partner',
  'product-restored': 'Brought a product of a partner back',
  'order-opened': 'Opened an order to a partner',
  'order-taken-up': 'Passed an order on to a partner',
  'order-granted': 'Noted that a partner said yes',
  'order-declined': 'Noted that a partner said no',
  'order-corrected': 'Corrected what a partner answered',
  'breach-listed': 'Listed who is concerned by a breach',
  'breach-told': 'Told people about a breach',
  'approval-asked': 'Asked a second person to confirm',
  'approval-confirmed': 'Confirmed what a colleague asked for',
  'approval-refused': 'Refused what a colleague asked for',
  'approval-withdrawn': 'Withdrew what they had asked a colleague to confirm',
  'sevis-fee-returned': 'Put a SEVIS fee back on a card',
  'sevis-reversal-refused': 'Refused to put a SEVIS fee back',
} as const

/** What an action was about, where it was no person; the first that fits. */
const things: readonly [begins: string, words: string][] = [
  ['webinar-recording', 'A recording'],
  ['webinar-', 'A webinar'],
  ['content-', 'A library item'],
  ['notification-', 'A notification'],
  ['form-', "A university's form"],
  ['step-', 'A custom step'],
  ['chat-reply-', 'A canned reply'],
  ['transcript-', 'An interview'],
  ['attorney-', 'An attorney'],
  ['insurance-university-', 'A university'],
  ['insurance-', 'An insurance plan'],
  ['vaccine-set-', 'A vaccine list'],
  ['clinic-', 'A clinic'],
  ['product-', 'A product of a partner'],
  ['order-', 'An order'],
  ['university-', 'A university'],
  ['breach-', 'A breach'],
]

/** A person who has left has no name any more. */
export const thingOf = (what: string): string =>
  things.find(([begins]) => what.startsWith(begins))?.[1] ?? 'A person who has left'

export const roleRequired = 'Please choose a role.'
export const bankRequired = 'Please choose the bank that this person works for.'
export const bankNotWanted = 'Only a lender sits at the desk for a bank.'
export const notForGuests = 'This is a guest. They need an account before they can have a role.'
export const notProvedYet =
  'This person has not confirmed their e-mail address yet. Ask them to open the link in a sign-in e-mail first.'
export const lastAdmin = 'This is the last admin. Make somebody else an admin first.'
export const ownFactors =
  'You can’t reset your own second factors. Remove them under Your profile, or ask another admin.'
export const nothingToReset = 'This person has no passkey and no authenticator app.'
export const notAStudent = 'Sign-in links are for students only, never for guests or people at the desk.'

/** As long as accounts/links.ts keeps a custom token. */
export const linkLife = 'It works once, for ten minutes.'

// Two who change the same thing.
export const changedBy = (name: string, when: string): string =>
  `${name} changed this on ${when}, while you had it open.`
export const somebody = 'Somebody'
