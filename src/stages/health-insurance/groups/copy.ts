// The words of group insurance (specification 2, sections 5 and 8).
export const emailInvalid = 'Please enter a valid email address.'
export const emailInUse = 'This email address is already in use.'
export const universityRequired = 'Please select your university'
export const codeInvalid = 'Please input valid group code'
export const notAvailable = 'Group plan not available at this time.'
export const failed = 'Some error happened with group discount, please contact support!'

/** The specification's sentence, and what to do. */
export const emailUnproved = `${codeInvalid}. Confirm the e-mail address of your account first, under Profile.`
/** Said before anybody types a code. */
export const confirmFirst = {
  title: 'Confirm your e-mail address first',
  text: 'You can join a group once the e-mail address of your account is confirmed.',
  toProfile: 'Confirm it under Profile',
} as const
export const joinedAlready = 'You have already joined this group.'
