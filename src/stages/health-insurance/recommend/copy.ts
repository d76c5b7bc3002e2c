// The words of comparing plans.
import { monthsWords } from '../details/copy.ts'
import { academicYear, academicYearOf } from '../demands/years/rules.ts'
import type { WaiverVerdict } from '../demands/verdict/rules.ts'
import type { Reason } from './rules.ts'

const leastWords = 'Least to pay if you fall ill'

/** A plan that meets the rules we read may still be refused, so we never say that the university takes it. */
export const reasonWords = (reason: Reason, { is }: Pick<WaiverVerdict, 'is'>): string => {
  if (reason === 'least-in-a-bad-year') return leastWords
  return is === 'meets' ? 'Lowest price that meets the rules we read' : 'Lowest price here'
}

export const unread = {
  title: 'We haven’t checked your university’s rules yet',
  text: 'Compare its waiver page with the plan before you pay, or ask us to check. Nothing below says that your university accepts it.',
} as const

const firstOf =
  'the one with the lowest price, and the one that leaves you least to pay in a bad year, which is its price and its out-of-pocket maximum together. Nobody pays us to be first.'
export const recommendedWhy = {
  meets: `We put first only what meets every rule that we know of: ${firstOf}`,
  'not-checked': `We couldn’t check these plans with every rule of your university for your year. We put first ${firstOf}`,
} as const

export const noneFits = {
  title: 'No plan here meets what your university asks',
  text: 'Take the university’s own insurance, or ask us before you pay for anything. The list of all plans shows which rules each one fails.',
} as const

export const noWaiver = {
  title: 'Your university takes no waivers',
  text: 'It charges every student for its own insurance. You can still buy a plan here, for the months before the term or on top; it doesn’t replace the university’s own.',
} as const

export const refusedStop =
  'Your university says that it takes no plan of this kind, whatever it pays. We do not sell it to you, since you would pay twice.'

/** The price and the most that is left to the student. */
export const worstYear = (amount: string): string => `${amount} in the worst year`
export const paysAtMost = (amount: string): string => `pays at most ${amount}`
export const lowest = 'Lowest price'
export const dearer = (amount: string): string => `${amount} more than the lowest`
/** What the two that are put first differ in. */
export const apart = {
  title: (one: string, other: string): string => `${one} beside ${other}`,
  price: 'price',
  worst: 'in the worst year',
  words: (amount: string, isLess: boolean): string => `${amount} ${isLess ? 'less' : 'more'}`,
  none: 'the same',
} as const
export const whatItPays = 'What it pays'
export const howMet = 'Asked and covered'
export const whyFirst = 'Why these come first'
export const rulesRead = (day: string): string => `Your university’s rules, read on ${day}`
/** Rules that name no year are those of the year in which they were read. */
export const rulesOf = ({ checkedOn, year }: { checkedOn: string; year: number | null }): string =>
  year === null
    ? `It names no year; we read it in the academic year ${academicYear(academicYearOf(checkedOn))}.`
    : `They are the rules for ${academicYear(year)}.`

export const askedIn = ({ isEarlier, year }: Pick<WaiverVerdict, 'isEarlier' | 'year'>): string =>
  isEarlier && year !== null ? `What your university asked in ${academicYear(year)}` : 'What your university asks'

export const unheld = (asks: string): string => `Not checked: ${asks}`
export const plansBySize = 'All plans, best first'

export const notSold = 'Not sold to you'

export const shortWarning =
  'You can choose a plan that fails a rule, but your university will probably charge you for its own insurance as well. Ask its health office first.'

export const noBirthday = 'Tell us your date of birth to see what you pay.'
export const noBand = 'This plan is not sold at your age.'
export const noPlans = {
  title: 'No plans are available for this university',
  text: 'Please contact support: we tell you what your university asks, and where to look.',
} as const

export const noDetails = {
  title: 'Nothing to compare yet',
  text: 'The plans are compared for your university, your age and your months. Enter them, and they appear here.',
  enter: 'Enter details',
} as const

export const sample = (day: string): string => `Sample data of ${day}, not an offer`

/** Why a price is for other months than were wished. */
export const otherMonthsWords = ({ least, most, wished }: { least: number; most: number; wished: number }): string => {
  const sold = least === most ? `for ${monthsWords(least)} only` : `for ${least} to ${monthsWords(most)}`
  return `You asked for ${monthsWords(wished)}. This plan is sold ${sold}.`
}

export const seeAll = (count: number): string =>
  count === 1 ? 'See the plan beside your university’s rules' : `See all ${count} plans side by side`
