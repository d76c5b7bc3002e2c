export const title = 'Read them from your I-20'
export const found = 'What your I-20 says'
export const line = (name: string, day: string): string => `${name}: ${day}`
export const known = (day: string): string => `Your plan has ${day}.`
export const same = (name: string, day: string): string => `${name}: ${day}, as in your plan.`
export const allKnown = 'Your plan has all of these days already.'
export const keep = (count: number): string => (count === 1 ? 'Keep this day' : `Keep these ${count} days`)

export const noDays = 'We found no day in it that your plan asks for. Please type them: they are on page 1.'
