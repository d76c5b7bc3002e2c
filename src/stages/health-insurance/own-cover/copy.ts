// The words of buying no plan here.

export const boughtHere = 'You bought a plan here. To end it, ask us in the chat.'

export const offer = {
  title: 'Not buying a plan here?',
  text: 'Say so, and the steps of buying leave this page. You can change your mind.',
  noWaiver: 'Your university charges you for its own plan even if you are insured elsewhere.',
  university: 'I keep my university’s plan',
  elsewhere: 'I am insured elsewhere',
} as const

export const said = {
  university: {
    title: 'You keep your university’s plan',
    text: 'Hand in no waiver. Look on your first university bill for the insurance charge: with it you are enrolled. If it is missing, ask the health office.',
  },
  elsewhere: {
    title: 'You are insured elsewhere',
    text: 'What your university asks of that policy is in the step Get waiver guide.',
  },
  elsewhereNoWaiver: {
    title: 'You are insured elsewhere',
    text: 'Your university takes no waivers: it charges you for its own plan as well. There is nothing to hand in.',
  },
} as const

export const takeBack = 'I need a plan after all'

export const waiver = {
  title: 'Hand in the waiver with your own policy',
  read: 'Your university takes a waiver only for a policy that meets its rules. Compare yours with each line before you hand it in.',
  unread:
    'We have not read your university’s rules, so we cannot say whether it takes your policy. Look for the waiver on its student insurance page.',
  noUniversity: 'Enter your university first: then we show you what we know of its rules.',
  papers: 'Usually asked for',
  paperList: [
    'Your policy or certificate of cover in English, with the first and the last day',
    'Your insurance card, front and back, if you have one',
    'The summary of benefits, with the amounts in US dollars',
  ],
  untilApproved: 'Until your university says yes, it charges you for its own plan.',
  handIn: 'I handed it in',
  handedIn: {
    title: 'You handed in the waiver',
    text: 'Keep the answer of your university. If it refuses, it charges you for its own plan.',
  },
  undo: 'I did not hand it in after all',
} as const

export const readOn = (day: string, source: string): string =>
  `As we read them on ${day}: ${source}. Check this year’s page before you hand it in.`
