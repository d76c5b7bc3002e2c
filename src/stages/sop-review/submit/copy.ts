// The words of submitting, of the specification where it gives them (1, sections 2, 5 and 8).
export const hints = {
  universities:
    "If you don't know your final university list, just list the universities you're currently interested in applying to.",
  resume: 'Uploading your resume allows us to give you better feedback on your SOP',
} as const

export const textRequired = 'Please add your sop as a text.'
export const deadlineRequired = 'Please add Sop deadline.'
export const paidHelpRequired = 'Please state if you are taking paid Sop help.'
export const universitiesRequired = 'Please add the name of the universities to which you are applying.'
export const toeflWrong = 'Please enter a valid TOEFL score.'
export const scoreWrong = 'Please enter a valid score.'
/** Said for the TOEFL as well: so the specification has it. */
export const greRequired = 'Please add your GRE Score or GRE Date.'
export const greWrong = 'Please enter valid scores.'
export const dateInPast = 'Please choose today or a later day.'
export const tooManyUniversities = (most: number): string => `Please choose at most ${most} universities.`

export const submitted = 'Your SOP has been submitted for review'
export const underReview = 'Your SOP is with a reviewer. You can send a new version once the feedback is there.'

export const loanProcessNames = { yes: 'Yes', no: 'No', 'not-applying': 'Not applying for a loan' } as const
