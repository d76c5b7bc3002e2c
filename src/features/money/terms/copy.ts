// The words of tuition by term.

export const title = 'Tuition by term'
export const lede = 'Each term is a payment of its own, and each part of a loan is counted from its day.'
export const empty = 'The days are on the bursar’s page, or in your student account.'
export const unfold = (count: number): string => (count === 1 ? '1 term and its days' : `${count} terms and their days`)
export const add = 'Add the terms'
export const addMore = 'Add more terms'
export const caption = 'Tuition by term, with the day until which a part of the loan is asked for'
export const columns = { term: 'Term', due: 'Due', amount: 'Amount', ask: 'If a loan pays, ask by' } as const
export const paid = 'Paid'
export const askNow = (day: string): string => `Now: it was ${day}`

export const otherInPlan = (inPlan: string, here: string): string =>
  `Your plan has tuition due on ${inPlan}, and the first term that is not paid is due on ${here} here.`
export const toPlan = 'Change the day in your plan'

export const name = (number: number): string => `Tuition, term ${number}`
export const payee = 'Your university'

export const form = {
  title: 'Tuition by term',
  amount: 'Amount of a term',
  amountHint: 'Tuition and fees, as the bursar asks for them. Where terms differ, change the row afterwards.',
  day: (number: number): string => `Term ${number} is due on`,
  another: 'Another term',
  save: 'Save the terms',
  saved: (count: number): string => (count === 1 ? '1 term is added.' : `${count} terms are added.`),
  plan: 'If your plan has no day for tuition yet, it takes the first of these.',
} as const

export const wrong = {
  first: 'Please enter the day on which the first term is due.',
  order: 'Please enter a day after the term before it.',
} as const
