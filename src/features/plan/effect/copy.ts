export const changed = 'Dates of your plan have moved'
export const readAt = (words: string, source: string): string => `${words} Source: ${source}.`
export const more = (count: number): string => (count === 1 ? 'One more date moves.' : `${count} more dates move.`)

export const title = 'Whose plans change'
export const see = 'See whose plans would change'
export const none = 'No student’s plan changes.'
export const ofNoPlan = 'No date of a plan follows from this, so no plan changes.'
export const count = (students: number): string =>
  students === 1 ? 'One student’s plan would change.' : `The plans of ${students} students would change.`
export const afterwards = 'Once this is published, each of them is notified of what changed for them.'
export const firstOnly = (shown: number): string => `The ${shown} with the soonest dates are shown.`
export const typedSince = 'You have typed since. Look again before you publish.'
export const incomplete = 'This fact isn’t complete yet. Fix the fields that are marked, then look again.'
