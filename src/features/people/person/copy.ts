export const stageNames = { applying: 'Applying', postAdmit: 'Post-admit', enrolled: 'Enrolled' } as const

export const firstName = 'Please enter your first name.'
export const email = 'Please enter a valid email address.'
export const phone = 'Please enter a valid phone number.'
export const flightDate = 'Please enter the day of your flight.'
export const programmeStart = 'Please enter the day your programme starts, as your I-20 has it.'
export const notSaved = 'We could not save that. Please try again.'
export const zone = 'We do not know this time zone.'
export const helpItem = 'Please say what you need help with.'

export const nameAsked = {
  title: 'What is your name, as in your passport?',
  why: 'Your forms, your insurance and your visa papers use it. You can go on without it for now.',
  action: 'Add your name',
} as const
