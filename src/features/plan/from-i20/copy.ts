export const title = 'Read them from your I-20'
export const staysHere =
  'The PDF of your I-20 is read on this device. Nothing of it is sent; you say which days are kept.'
export const choose = 'Choose the I-20 (PDF)'
export const reading = 'Reading your I-20 …'
export const found = 'What your I-20 says'
export const line = (name: string, day: string): string => `${name}: ${day}`
export const known = (day: string): string => `Your plan has ${day}.`
export const same = (name: string, day: string): string => `${name}: ${day}, as in your plan.`
export const allKnown = 'Your plan has all of these days already.'
export const keep = (count: number): string => (count === 1 ? 'Keep this day' : `Keep these ${count} days`)

export const failed = {
  'no-words': 'This PDF is a picture without words, as a scanner makes it. Please type the days: they are on page 1.',
  'another-paper': 'This does not look like a Form I-20. Please choose the PDF that your university sent.',
  'no-days': 'We found no day in it that your plan asks for. Please type them: they are on page 1.',
  locked: 'This PDF is locked with a password. Save it without one, or type the days.',
  unreadable: 'We could not open this PDF. Download it once more, or type the days.',
  'too-long': 'This PDF takes too long to read. Please type the days: they are on page 1.',
} as const
