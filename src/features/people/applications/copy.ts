export const outcomeNames = {
  considering: 'Considering',
  applied: 'Applied',
  admitted: 'Admitted',
  waitlisted: 'Waitlisted',
  rejected: 'Rejected',
} as const

export const university = 'Please select your university'
export const universities = 'Please add the name of the universities to which you are applying.'
export const intake = 'Please choose your intake.'
export const tooMany = 'There is no room for more applications. Please remove one first.'
