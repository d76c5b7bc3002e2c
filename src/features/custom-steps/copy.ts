// The words of custom steps.
export const complete = 'Mark as Complete'
export const keptComplete = (title: string): string => `${title}: marked as complete`
export const keptReopen = (title: string): string => `${title}: opened again`
export const reopen = 'Open this step again'
export const send = 'Send my answers'
export const usual = 'We usually answer within two working days.'

export const dueOn = (day: string): string => `Due on ${day}`
export const wasDueOn = (day: string): string => `Was due on ${day}. You can still do it.`

export const answersProcessing = 'We have your answers and are going through them.'
export const openTypeform = 'Open the form'
export const typeformNote =
  'The form is at Typeform and opens on this page. Typeform sees what you write there; we get it from them.'
export const typeformSent = 'I have sent the form'
export const typeformByItself = 'Once you’ve sent it, this step moves on by itself.'
export const typeformFallback = 'Sent it, and nothing changed here?'

export const alreadyAnswered = 'You have sent your answers already. They are shown below.'
export const notYetReady = 'There is nothing to mark as complete yet. We write to you when there is.'
export const noForm = 'This step has no form to fill in.'

export const withUs = {
  answers: 'Our advisors read your answers',
  work: 'Our advisors work on it',
} as const
export const nothingToDo = 'Nothing yet: this part is ours'
export const notAnswered = 'Not answered'
export const whatNext =
  'Our advisors get your answers at once. You can read them here afterwards, but no longer change them.'
