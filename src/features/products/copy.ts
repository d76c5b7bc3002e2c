// What a student reads where the partners' products stand.
import type { Criterion, ProductKind } from './rules.ts'

type ByKind = Readonly<Record<ProductKind, string>>

export const criterionNames: Readonly<Record<Criterion, string>> = {
  waivedFor: 'The fee falls away',
  incomingWire: 'Money from India',
  opensBefore: 'Opens before you fly',
  virtualCard: 'Virtual card',
  papers: 'What to bring',
  foreignFee: 'Fee on purchases abroad',
  limit: 'Limit',
  deposit: 'Deposit',
  reportsTo: 'Reports to',
  data: 'Data',
  callsTo: 'Calls',
  network: 'Network',
  contract: 'Contract',
  activation: 'How it starts',
}

export const perTime = { 'bank-account': 'a month', 'credit-card': 'a year', 'phone-plan': 'a month' } as const
export const noFee = { 'bank-account': 'No monthly fee', 'credit-card': 'No annual fee', 'phone-plan': 'Free' } as const

export const noSsn = 'No SSN asked'
export const asksSsn = 'Asks for an SSN'
export const moreTerms = 'More terms, and the source'
export const sampleOf = (source: string, day: string): string => `Source: ${source}, as of ${day}.`
export const readAt = (sources: string): string => `Source: ${sources}.`
export const notSaid = 'Not said'
export const sampleNote = (day: string): string => `Sample data as of ${day}. Never take it for today’s terms.`
export const sample = 'Sample'

export const onlyNoSsn = 'Without an SSN only'
export const ssn = 'SSN'
export const ssnWords = 'A Social Security number (SSN) comes only with a job or the right to work.'
export const hiddenWords = (hidden: number): string =>
  `${hidden} more ${hidden === 1 ? 'asks' : 'ask'} for an SSN and ${hidden === 1 ? 'is' : 'are'} not shown.`

export const empty: ByKind = {
  'bank-account': 'No bank account is listed just now',
  'credit-card': 'No credit card is listed just now',
  'phone-plan': 'No plan is listed just now',
}
export const emptyWords = 'Our advisors keep this list. Ask in the chat, and use the questions above meanwhile.'
export const noneWithout = 'None of those listed does without an SSN'

export const keptTick = (paper: string, isReady: boolean): string =>
  isReady ? `${paper}: ready` : `${paper}: not ready`
export const keptReceipt = (title: string, isThere: boolean): string =>
  isThere ? `${title}: I have it in hand` : `${title}: I do not have it after all`
export const keptChoice = (title: string): string => `${title}: chosen`
export const choose = 'Choose this one'
export const yourChoice = 'Your choice'
export const chosenRetired = 'What you chose is no longer available. Please choose another.'
export const notChosen: ByKind = {
  'bank-account': 'Choose a bank account first',
  'credit-card': 'Choose a credit card first',
  'phone-plan': 'Choose a plan first',
}

export const productRetired = 'This is no longer available. Please choose another.'
export const productChanged =
  'Its price or terms changed since you saw them, so nothing was sent. Read them again below, then send it.'
export const orderStands = 'You have one under way already. Withdraw it first.'
export const markedDone = 'You marked this step as done by yourself. Take the mark back first.'
export const answeredBefore = 'It was answered a moment ago. Read the answer below.'
export const notGranted = 'The partner has not said yes yet.'
export const tooManyOrders = 'You have sent many today. Please try again tomorrow, or write to us in the chat.'

export const nameRequired = 'Please enter your name as it stands in the passport.'
export const emailInvalid = 'Please enter a valid email.'
export const phoneInvalid = 'Please enter a valid phone number.'
export const universityRequired = 'Please enter your university.'
export const dayInvalid = 'Please enter a day, from a year ago to two years ahead.'
export const consentRequired = 'We send nothing without your consent.'
export const simRequired = 'Please choose an eSIM or a SIM.'
export const simNotOffered = 'This plan does not come that way.'
export const answerRequired = 'Please answer this: it decides what works.'
export const lockedPhone = 'A locked phone takes no other network. Have it unlocked first, or choose another phone.'
export const noEsim = 'This phone takes no eSIM. Please choose a SIM.'
export const addressRequired = 'Please enter where the SIM goes.'
export const cityRequired = 'Please enter the city.'
export const pinInvalid = 'Please enter a PIN code of six digits.'

export const detailNames = {
  name: 'Name as in the passport',
  email: 'E-mail',
  phone: 'Phone',
  university: 'University',
  usAddress: 'Address in the US',
  arrival: 'Day of arrival',
  sim: 'eSIM or SIM',
  address: 'Where the SIM goes',
  flight: 'Day of the flight',
} as const

export const simNames = { esim: 'eSIM', sim: 'SIM card' } as const

export const codeNames = {
  'bank-account': 'Reference',
  'credit-card': 'Reference',
  esim: 'Activation code',
  sim: 'Tracking number',
} as const

/** Sent when the desk answers; what it wrote is read in the step, since letters lie open. */
export const messages = {
  granted: {
    'bank-account': 'Your bank account: the partner said yes',
    'credit-card': 'Your credit card: the partner said yes',
    'phone-plan': 'Your US line is on its way',
  },
  declined: {
    'bank-account': 'Your bank account: not this time',
    'credit-card': 'Your credit card: not this time',
    'phone-plan': 'Your US line: not this time',
  },
  corrected: {
    'bank-account': 'The answer about your bank account was corrected',
    'credit-card': 'The answer about your credit card was corrected',
    'phone-plan': 'The answer about your US line was corrected',
  },
  grantedBody: 'Read what comes next, and tell us when you have it in hand.',
  declinedBody: 'Read why, and what you can do now. You may apply again.',
} as const

export const asked: ByKind = {
  'bank-account': 'Pass on an application for a bank account',
  'credit-card': 'Pass on an application for a credit card',
  'phone-plan': 'Pass on an order of a phone plan',
}

export const notifyPartner = (provider: string, title: string): string =>
  `Tell ${provider} that ${title} was taken back`

export const pastOrder: ByKind = {
  'bank-account': 'Applied for a bank account',
  'credit-card': 'Applied for a credit card',
  'phone-plan': 'Ordered a phone plan',
}

export const esimHow =
  'On the phone: Settings, mobile network, add an eSIM, enter the details by hand, and put the code in. Do it on Wi-Fi, and switch the line on when you land.'
