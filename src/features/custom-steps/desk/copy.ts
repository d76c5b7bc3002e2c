// The words of custom steps at the desk, and what students read from there.
import type { StepType } from '#src/journey/stage.ts'

export const typeNames = {
  FillForm: 'Form to fill in',
  ConsumeContent: 'Something to read or watch',
  Custom: 'Something we do for them',
  RsvpToWebinar: 'Webinar',
} as const satisfies Record<StepType, string>

/** Shown where a type is chosen. */
export const typeHints = {
  FillForm: 'The student answers your questions, you send a response, the student marks it as complete.',
  ConsumeContent: 'The student reads or watches it and marks it as complete.',
  Custom: 'It waits with you until you send your response; then the student marks it as complete.',
  RsvpToWebinar: 'The student registers for a webinar, and the step follows it.',
} as const satisfies Record<StepType, string>

export const titleMissing = 'Please name the step.'
export const titleLength = 90
export const labelLength = 40
export const stageUnknown = 'Please choose a stage.'
export const typeformHint =
  'Such as https://your-team.typeform.com/to/abc123. In the form, add the hidden field safar and our webhook: then the step moves on by itself, and the answers come here.'
export const formOrTypeform = 'A form is either written here or at Typeform. Please take one of them away.'
export const formMissing = 'Please add at least one question, or the address of a Typeform.'
export const contentMissing = 'Please write or attach what there is to read or watch.'
export const webinarMissing = 'Please choose the webinar.'
export const webinarUnknown = 'We do not know this webinar. Please choose one from the list.'
export const studentsMissing = 'Please choose at least one student.'
export const tooManyStudents = 'Please assign a step to at most 500 students at once.'
export const strangers = 'One of these students no longer exists. Please choose again.'
export const notAnsweredYet = 'The student has not answered yet, so there is nothing to respond to.'
export const nothingToFulfil = 'Steps of this kind need no response.'
export const endOfTheLine = 'It is at the end of the stage already.'

/** What the student reads. */
export const assignedTitle = (title: string): string => `A new step for you: ${title}`
export const assignedBody = {
  FillForm: 'Please fill in the form. You can stop and go on later.',
  ConsumeContent: 'Please read or watch it, then mark it as complete.',
  Custom: 'We are working on it. You hear from us when it is ready for you.',
  RsvpToWebinar: 'Please choose when you come.',
} as const satisfies Record<StepType, string>
export const dueSoonTitle = (title: string, day: string): string => `Due on ${day}: ${title}`
export const dueTodayTitle = (title: string): string => `Due today: ${title}`
export const dueBody = 'Please do it by then, so that we can go on with your journey.'
export const fulfilledTitle = (title: string): string => `Ready for you: ${title}`
export const fulfilledBody = 'We have sent our response. Please read it and mark the step as complete.'
export const correctedTitle = (title: string): string => `Changed: ${title}`
export const correctedBody = 'We have corrected our response. Please read it again.'
