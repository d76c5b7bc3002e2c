// The words of custom steps.
import type { StepType } from '../../journey/stage.ts'

export const typeNames = {
  FillForm: 'Form to fill in',
  ConsumeContent: 'Something to read or watch',
  Custom: 'Something we do for them',
  RsvpToWebinar: 'Webinar',
} as const satisfies Record<StepType, string>

/** Told where a type is chosen. */
export const typeHints = {
  FillForm: 'The student answers your questions, you send a response, the student marks it as complete.',
  ConsumeContent: 'The student reads or watches it and marks it as complete.',
  Custom: 'It waits with you until you send your response; then the student marks it as complete.',
  RsvpToWebinar: 'The student registers for a webinar, and the step follows it.',
} as const satisfies Record<StepType, string>

export const complete = 'Mark as Complete'
export const reopen = 'Open this step again'
export const isNew = 'New'
export const send = 'Send my answers'
export const usual = 'We usually answer within two working days.'

export const answersProcessing = 'We have your answers and are going through them.'
export const openTypeform = 'Open the form'
export const typeformNote =
  'The form is at Typeform and opens on this page. Typeform sees what you write there; we get it from them.'
export const typeformSent = 'I have sent the form'

export const alreadyAnswered = 'You have sent your answers already. They are shown below.'
export const notYetReady = 'There is nothing to mark as complete yet. We write to you when there is.'
export const noForm = 'This step has no form to fill in.'
export const notOpenToGuests = 'Please create an account first.'

// At the desk.
export const titleMissing = 'Please name the step.'
export const titleLength = 90
export const labelLength = 40
export const stageUnknown = 'Please choose a stage.'
export const typeMissing = 'Please choose what kind of step it is.'
export const formOrTypeform = 'A form is either written here or at Typeform. Please take one of them away.'
export const formMissing = 'Please add at least one question, or the address of a Typeform.'
export const contentMissing = 'Please write or attach what there is to read or watch.'
export const webinarMissing = 'Please choose the webinar.'
export const webinarUnknown = 'We do not know this webinar. Please choose one from the list.'
export const studentsMissing = 'Please choose at least one student.'
export const tooManyStudents = 'Please lay a step for at most 500 students at once.'
export const strangers = 'One of these students is not there any more. Please choose again.'
export const notLaid = 'This student does not have this step.'
export const notAnsweredYet = 'The student has not answered yet, so there is nothing to respond to.'
export const nothingToFulfil = 'Steps of this kind need no response.'
export const endOfTheLine = 'It stands at the end of the stage already.'

export const changedBy = (name: string, when: string): string =>
  `${name} changed this on ${when}, while you had it open.`
export const somebody = 'Somebody'

/** What the student is told. */
export const laidTitle = (title: string): string => `A new step for you: ${title}`
export const laidBody = {
  FillForm: 'Please fill in the form. You can stop and go on later.',
  ConsumeContent: 'Please read or watch it, then mark it as complete.',
  Custom: 'We are working on it. You hear from us when it is ready for you.',
  RsvpToWebinar: 'Please choose when you come.',
} as const satisfies Record<StepType, string>
export const fulfilledTitle = (title: string): string => `Ready for you: ${title}`
export const fulfilledBody = 'We have sent our response. Please read it and mark the step as complete.'
export const correctedTitle = (title: string): string => `Changed: ${title}`
export const correctedBody = 'We have corrected our response. Please read it again.'

export const withUs = {
  answers: 'Our advisors read your answers',
  work: 'Our advisors work on it',
} as const
export const notAnswered = 'Not answered'
export const draftRestored = 'What you typed before is still here.'
export const whatNext =
  'Our advisors get your answers at once. You can read them here afterwards, but no longer change them.'
