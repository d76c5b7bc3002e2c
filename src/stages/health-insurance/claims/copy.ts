// The words of claims. What the specification says stands as it says it.

export const filed = 'Your insurance claim has been filed successfully!'

/** The fact 'insurance.claim-window'; a plan's own brochure may say otherwise. */
export const claimDays = 180

export const policyRequired = 'Please choose the insurance that you claim from.'
export const careDayRequired = 'Please enter the day of the care.'
export const careDayAhead = 'This day is still ahead. Please file the claim after the care.'
export const notCovered = (from: string, until: string): string =>
  `This insurance covers ${from} to ${until}. Care on another day is not covered.`
export const tooLate = (ago: number): string =>
  `This was ${ago} days ago. Insurers usually take a claim within ${claimDays} days of the care, and so do we. Ask us in the chat if something kept you from filing.`
export const careRequired = 'Please choose what kind of care it was.'
export const providerRequired = 'Please enter who gave the care.'
export const storyRequired = 'Please tell in a few words what happened.'
export const currencyRequired = 'Please choose the currency of the bill.'
export const amountRequired = 'Please enter the amount on the bill.'
export const amountWrong = 'Please enter an amount, such as 240.50.'
export const isPaidRequired = 'Please say whether you have paid the bill.'
export const payoutRequired = 'Please choose how you want to be paid back.'
export const filesRequired = 'Please add the bill. Without it the insurer cannot decide.'
export const tooManyFiles = (most: number): string => `Please add at most ${most} files.`
export const answerRequired = 'Please write an answer, or add what was asked for.'

export const notAsked = 'This was answered already. You see the answer below.'
export const decidedBefore = 'This claim was decided a moment ago.'
export const tooManyClaims =
  'You have filed many claims today. Please file the next one tomorrow, or ask us in the chat.'

export const careNames = {
  doctor: 'A visit to a doctor',
  emergency: 'Emergency room or ambulance',
  hospital: 'A stay in hospital, or surgery',
  tests: 'Tests or scans',
  medicine: 'Medicine from a pharmacy',
  'mental-health': 'Mental health care',
  'dental-eyes': 'Teeth or eyes, after an accident',
  other: 'Something else',
} as const

export const payoutNames = {
  'us-account': 'To my bank account in the US',
  'indian-account': 'To a bank account in India',
  cheque: 'By cheque to my US address',
} as const
export const payoutAside = 'The insurer asks you for the account itself. Never send it in a chat or a file.'
export const toProvider = 'The insurer pays who gave the care'

/** Said before the form is filled in: without a bill there is no claim. */
export const proveFirst = {
  title: 'Confirm your e-mail or phone before you file a claim',
  why: 'A claim needs its bill, and we take papers only once you have: until then they could reach the owner of a mistyped address.',
}

/** What to have at hand, where nothing was claimed yet. */
export const keepReady = [
  'The itemised bill: what was done, on which day, and what each thing costs.',
  'The receipt, if you have paid.',
  'The prescription or the doctor’s note, for medicine and tests.',
  'Your member number, from your insurance card.',
] as const
export const howLong =
  'We look at a claim within two working days and send it to the insurer, who decides. You see the decision here.'

export const messages = {
  asked: {
    title: 'We need something more for your claim',
    body: 'Read what we ask, and answer with words or files. Your claim waits until then.',
  },
  paid: (amount: string) => ({
    title: `Your claim is decided: ${amount}`,
    body: 'The insurer pays it. What they said stands beside the claim.',
  }),
  declined: {
    title: 'Your claim was declined',
    body: 'Why, and what you can do now, stands beside the claim.',
  },
  corrected: {
    title: 'The decision on your claim was corrected',
    body: 'What holds now stands beside the claim.',
  },
} as const
