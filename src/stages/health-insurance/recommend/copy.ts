// The words of comparing plans.
import type { Reason } from './rules.ts'

export const reasonWords: Record<Reason, string> = {
  cheapest: 'Lowest price that your university takes',
  'least-in-a-bad-year': 'Least to pay if you fall ill',
}

export const outcomeWords = {
  fits: 'Meets what your university asks',
  'falls-short': 'Falls short of what your university asks',
  refused: 'Your university does not take it',
} as const

export const unread = {
  title: 'We have not read your university’s rules yet',
  text: 'Compare its waiver page with the plan before you pay, or ask us to. Nothing below says that your university takes it.',
} as const

export const recommendedWhy =
  'We put first only what meets every rule that we know of: the one with the lowest price, and the one that leaves you least to pay in a bad year, which is its price and its out-of-pocket maximum together. Nobody pays us to be first.'

export const noneFits = {
  title: 'No plan here meets what your university asks',
  text: 'Take the university’s own insurance, or ask us before you pay for anything. The list of all plans says where each falls short.',
} as const

export const noWaiver = {
  title: 'Your university lets nobody off its own insurance',
  text: 'You may still buy a plan here, for the months before the term or on top. It does not replace the university’s own.',
} as const

export const refusedStop =
  'Your university says that it takes no plan of this kind, whatever it pays. We do not sell it to you, since you would pay twice.'

export const notSold = 'Not sold to you'

export const shortWarning =
  'You may choose a plan that falls short, and your university may still charge you for its own insurance. Ask its health office first.'

export const noBirthday = 'Tell us your date of birth to see what you pay.'
export const noBand = 'This plan is not sold at your age.'
export const noPlans = {
  title: 'No plans are available for this university',
  text: 'Please contact support: we tell you what your university asks, and where to look.',
} as const

export const sample = (day: string): string => `Sample data of ${day}, not an offer`
