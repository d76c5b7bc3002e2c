// The words of the policy from elsewhere.
export const lastDayWrong = 'Please enter the last day of your cover, such as 2027-08-14.'

export const policy = {
  title: 'Your own policy',
  lastDay: 'Last day of your cover',
  lastDayHint: 'It is on the policy. We remind you 60, 30 and 7 days before.',
  papers: 'Policy or certificate',
  papersHint: 'A PDF or a picture. Your university asks for it with the waiver.',
  save: 'Save',
  saved: 'Saved. You can correct it here.',
  ends: (day: string): string => `Your own insurance covers you until ${day}.`,
  isOver: (day: string): string => `Your own insurance ended on ${day}. If nothing else covers you, choose a plan.`,
} as const
