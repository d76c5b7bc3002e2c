export const name = 'Safar: my plan'
export const fileName = 'my-plan.ics'
export const gone = 'This calendar address is not in use any more. Sign in to Safar and make a new one under Your plan.'
export const openIt = (url: string): string => `Open it in Safar: ${url}`
export const madeLetter = {
  subject: 'Your plan now has a calendar address',
  lines: [
    'An address was made just now at which calendars fetch the dates of your plan. Whoever has it reads those dates, without signing in, until you stop it.',
    'If that wasn’t you, stop it under Your profile, Your data: “Where your data can be reached”, and set a new password from the sign-in page.',
  ],
}
