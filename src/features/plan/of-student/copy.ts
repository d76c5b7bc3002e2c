export const title = 'Their plan'
export const none = 'No date is known yet.'
export const caption = 'Dates of their plan, the soonest first'
export const columns = { date: 'Date', when: 'When', limit: 'Limit', word: 'How it is' } as const
export const allDates = (count: number): string => `All dates: ${count}`
export const fits = 'Every date that we know of fits.'
