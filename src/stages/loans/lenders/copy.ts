export const mismatchWords = {
  'too-little': 'lends only larger amounts',
  'too-much': 'doesn’t lend as much',
  'wants-property': 'asks for property as security for such an amount',
  'takes-no-property': 'lends without security only',
  earning: 'doesn’t count an income like your co-applicant’s',
} as const

export const sheet = {
  title: 'Which lenders may read your application?',
  lede: 'It goes only to the lenders you tick. Each of them can read what you typed and open every paper. That ends when it declines, when you accept another lender’s offer, or when you take your consent back.',
  consent: (bank: string): string => `Send it to ${bank}`,
  agree: 'I agree that it reads my application and opens my papers.',
  hint: (why: string): string => `Sample rule, made up by Safar: it ${why}. Ask the lender, or send it anyway.`,
  more: 'Send it to more lenders',
  send: 'Send to the lenders I ticked',
  sentTo: 'Who can open your application',
  open: (day: string): string => `since you agreed on ${day}`,
  ended: 'can’t open it any more',
  takenBack: (day: string): string => `can’t open it any more: you took your consent back on ${day}`,
  takeBack: 'Take back',
  takeBackFrom: (bank: string): string => `Take back your consent for ${bank}`,
  takeBackTitle: (bank: string): string => `Stop ${bank} from reading your application?`,
  takeBackWhat: (bank: string): string =>
    `${bank} can’t open your application or your papers from now on. An offer or a question of ${bank} ends with it. What it has read already, it has read: ask ${bank} itself to delete what it kept. You can send it to ${bank} again later.`,
  takeBackNow: 'Take my consent back',
  tookBack: (bank: string): string => `${bank} can’t open your application any more.`,
  accepted:
    'You accepted this lender’s offer, and it needs your application for it. Write to us in the chat if you want to stop.',
} as const
/** '2.5 years', '1 year', '20 months': whole years and halves in years, the rest in months. */
export function monthsWords(months: number): string {
  if (months === 12) return '1 year'
  if (months > 12 && months % 6 === 0) return `${months / 12} years`
  return months === 1 ? '1 month' : `${months} months`
}
