// The notice and what is asked around it, in English. A version is what people agreed to: once its day has come its words stay,
// and others are another version (`rules.ts`).
import { formatDay } from '#src/values/dates.ts'

type Row = {
  title: string
  /** After 'Agree to'. */
  short: string
  what: string
  why: string
  whom: string
  until: string
  /** What ends with it. */
  withdrawn: string
}

export const purposes = {
  account: {
    title: 'Your account and your journey',
    short: 'your account',
    what: 'Your name, how to reach you, your date of birth, your studies and work, your scores, dates and plans, and what you type into the forms of your steps.',
    why: 'To sign you in, to show you what comes next, to fill in your forms, and to answer you.',
    whom: 'You and our team. Our mail service gets your address, and Twilio your number, for the messages that we send you. What you share with your family is seen by those whom you chose.',
    until: 'Until you take it out, or erase your account.',
    withdrawn: 'Your account is read-only: you can read everything and change nothing. Nothing is deleted.',
  },
  paper: {
    title: 'Your papers',
    short: 'your papers',
    what: 'The files that you upload, and what your papers say.',
    why: 'To keep them, to compare them with each other, and to use them where a step asks for them.',
    whom: 'You. Our advisors and our admins see what a step needs them for, and each file that one of them opens is written down. The store of our files has them sealed and cannot read them.',
    until: 'Until you remove them, or erase your account.',
    withdrawn: 'You can read and save your papers, and add or change none. Nothing is deleted.',
  },
  payment: {
    title: 'Payments',
    short: 'payments',
    what: 'Your name, your e-mail, what you pay for and how much. The number of the card that you pay with never reaches us.',
    why: 'To take a payment once, to send money back, and to keep books.',
    whom: 'You and our admins, and Stripe or Razorpay, who take the payment. For the US debit card also its issuer.',
    until:
      'At least eight years, as the law asks. After you erase your account the payments stand there without your name.',
    withdrawn: 'You can open no payment. What is paid stays paid, and what we owe you still comes back.',
  },
  sending: {
    title: 'What you send to others',
    short: 'what you send',
    what: 'What is in an application, a form, a booking, a statement or a recording when you send it.',
    why: 'To get you an offer, an insurance, an account, an appointment, a place in a webinar, or a review.',
    whom: 'Only those to whom you send it: a lender, an insurer, a bank, a card issuer, a network, a clinic, an attorney, the room of a webinar, or our reviewers. Each page says to whom before you press.',
    until: 'With us until you erase your account. Each of them keeps it as their own law says.',
    withdrawn:
      'Nothing more is sent. What was sent before stays with those who have it; a lender’s access ends under Loans.',
  },
} as const satisfies Record<string, Row>

export const columns = {
  what: 'What',
  why: 'For what',
  whom: 'Who gets it',
  until: 'How long',
  withdrawn: 'If you withdraw it',
} as const

export const refusals = {
  birthStands:
    'You said before that you are under 18. If that was wrong, read your passport into your passport profile: the date from there is taken.',
  birthFirst: 'Please enter your date of birth.',
}

export const birthWrong = {
  'no-day': 'Please enter your date of birth.',
  ahead: 'This day is still to come.',
  child: 'Safar is for people who are 14 or older.',
  'long-ago': 'Please check the year.',
} as const

export const notice = {
  from: (version: number, day: string) => `Version ${version} of this notice, asked since ${day}.`,
  rights:
    'You can withdraw each of these by one press, get a copy of your data, have it corrected or have it erased: all of it under Your data in your profile.',
  rightsLink: 'Your data',
  complain:
    'If something is wrong, write to our grievance officer. If the answer does not help, you can complain to the Data Protection Board of India.',
  complainLink: 'Contact',
} as const

/** What the notice says of the law, with where it was read. */
export const law = {
  id: 'consent-notice',
  text: notice.complain,
  source: {
    name: 'Digital Personal Data Protection Act, 2023, section 5, as printed at lawontips.com',
    checkedOn: '2026-11-29',
  },
} as const

export const dialog = {
  title: 'Before you go on',
  account: 'Your answer keeps your account open.',
  paper: 'This keeps a paper with us for the first time.',
  payment: 'This opens a payment for the first time.',
  sending: 'This sends something of yours to somebody for the first time.',
  birthDate: 'Date of birth',
  birthWhy: 'Under 18, a parent has to agree before you pay or send something.',
  agree: 'I agree, go on',
  leave: 'Not now',
} as const

export const parentNeeded = {
  title: 'A parent has to agree first',
  why: 'You are under 18. You can read, fill in and save everything. Before you pay or send something, your father, your mother or your guardian reads our notice and agrees, with an account of their own.',
  none: 'Nobody who can agree has accepted an invitation yet. Invite your father, your mother or your guardian under Family.',
  waits: (relations: readonly string[]): string =>
    `Your ${relations.join(' and your ')} can agree now: the notice stands on their family page. Nothing is sent from here, so please ask them.`,
  given: (relation: string): string => `Your ${relation} has agreed.`,
  toFamily: 'Go to Family',
} as const

export const own = {
  /** In the list of what somebody agreed to. */
  never: 'You were not asked yet. You are asked before the first time.',
  given: (day: string, version: number): string => `Given on ${day}, to version ${version} of our notice.`,
  withdrawn: (given: string, day: string): string => `Given on ${given}, withdrawn on ${day}.`,
  give: 'Agree',
  withdraw: 'Withdraw',
  done: 'Withdrawn.',
  /** Before what ends with it. */
  without: 'Without it:',
  birth: (day: string): string => `Your date of birth is ${day}.`,
  correct: 'Correct your date of birth',
  save: 'Save',
  readOnly: 'Your account is read-only. Agree to “Your account and your journey”, and it is open again.',
} as const

export const asked = {
  title: 'Please read how we use your data',
  why: (day: Temporal.PlainDate): string =>
    `We now ask for your consent with a notice of its own. Without an answer your account is read-only from ${formatDay(day)} on. Nothing is deleted.`,
  isReadOnly:
    'Your account is read-only until you agree to our notice. You can read everything, and nothing is deleted.',
  read: 'Read and answer',
} as const

export const parent = {
  title: (name: string): string => `Your consent for ${name}`,
  why: (name: string): string =>
    `${name} is under 18. Before ${name} can pay or send something with Safar, one parent or guardian has to read this and agree. It is written to ${name}: ‘you’ means ${name}.`,
  birthDate: 'Your own date of birth',
  declare: 'Please confirm that you are the parent or guardian.',
  isParent: (name: string): string => `I am the father, the mother or the guardian of ${name}, and I am 18 or older.`,
  tooYoung: 'Only somebody who is 18 or older can agree.',
  agree: 'I agree',
  withdraw: 'Withdraw my consent',
  withdrawTitle: 'Withdraw your consent?',
  withdrawMeans: (name: string): string =>
    `${name} can pay and send nothing more until a parent agrees again. What was paid and sent stays as it is, and nothing is deleted.`,
  keep: 'Keep it',
  given: (day: string): string => `You agreed on ${day}.`,
  agreed: 'You have agreed.',
  withdrawn: 'Your consent is withdrawn.',
  readWhole: (name: string): string => `What you agree to for ${name}`,
} as const
