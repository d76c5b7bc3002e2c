// What the desk reads where it answers claims.
export const changedBy = (name: string): string =>
  `${name} changed this claim while you were writing. Read it again; what you wrote is still here.`
export const somebody = 'Somebody'
export const questionRequired = 'Please write what you need.'
export const outcomeRequired = 'Please choose what was decided.'
export const paidRequired = 'Please enter what the insurer pays, such as 240.50.'
export const reasonRequired = 'Please tell the student why, and what they can do now.'
export const outcomeNames = { paid: 'Paid', declined: 'Declined' } as const
