// The words of buying no plan here.

export const boughtHere = 'You bought a plan here. Ask us to end it in the step Your insurance.'

export const notElsewhere = 'Say first that you are insured elsewhere.'

export const offer = {
  title: 'Not buying a plan here?',
  text: 'The steps of buying then leave this page, and an unpaid application is given up. You can change your mind.',
  noWaiver: 'Your university charges you for its own plan even if you are insured elsewhere.',
  university: 'I keep my university’s plan',
  elsewhere: 'I am insured elsewhere',
} as const

export const said = {
  university: {
    title: 'You keep your university’s plan',
    text: 'Hand in no waiver. Look for the insurance charge on your first university bill. If it isn’t there, ask the student health office whether you are enrolled.',
  },
  elsewhere: {
    title: 'You are insured elsewhere',
    text: 'What your university asks of that policy is in the step Get waiver guide.',
  },
  accepted: {
    title: 'Your university accepted your policy',
    text: 'You said so. Keep its answer: look on your next university bill whether the insurance charge is gone.',
  },
  refused: {
    title: 'Your university refused your policy',
    text: 'It charges you for its own plan. Ask it why, and whether you can hand in other papers before its last day.',
  },
  elsewhereNoWaiver: {
    title: 'You are insured elsewhere',
    text: 'Your university takes no waivers: it charges you for its own plan as well. There is nothing to hand in.',
  },
} as const

export const decided = {
  ask: 'What did your university decide?',
  accepted: 'It accepted my policy',
  refused: 'It refused my policy',
  undo: 'It has not decided yet',
} as const

export const toWaiver = 'Go to Get waiver guide'
export const takeBack = 'I need a plan after all'

export const waiver = {
  title: 'Hand in the waiver with your own policy',
  read: 'Your university takes a waiver only for a policy that meets its rules. Compare yours with each line before you hand it in.',
  unread:
    'We have not read your university’s rules, so we cannot say whether it takes your policy. Look for the waiver on its student insurance page.',
  noUniversity: 'Enter your university first: then we show you what we know of its rules.',
  papers: 'Which papers it wants',
  askForPapers:
    'Universities differ. Its waiver page lists the papers it wants and the last day; the student health office answers what it leaves open.',
  untilApproved: 'Until your university says yes, expect it to charge you for its own plan.',
  handIn: 'I handed it in',
  handedIn: {
    title: 'You handed in the waiver',
    text: 'Your university decides. Until it says yes, expect it to charge you for its own plan.',
  },
  undo: 'I did not hand it in after all',
  keep: 'Keep your policy and your university’s answer in Your documents',
} as const

export const readAt = (sources: string): string =>
  `As we read them: ${sources}. Check this year’s page before you hand it in.`

/** What the desk reads of it in the student's history. */
export const history = {
  said: {
    university: 'Said that they keep their university’s plan',
    elsewhere: 'Said that they are insured elsewhere',
    accepted: 'Said that their university accepted their own policy',
    refused: 'Said that their university refused their own policy',
  },
  handedIn: 'Handed in the waiver with their own policy',
  takenBack: 'Took back what they said about insurance from elsewhere',
} as const
