export const name = 'Safar: my plan'
export const fileName = 'my-plan.ics'
export const gone = 'This calendar address is not in use any more. Sign in to Safar and make a new one under Your plan.'
export const openIt = (url: string): string => `Open it in Safar: ${url}`
