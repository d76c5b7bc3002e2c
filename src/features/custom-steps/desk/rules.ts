// What the desk may lay, and whether it is whole.
import type { StepType } from '#src/journey/stage.ts'
import { statuses, type Status } from '#src/journey/status.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { checkForm, type Question } from '../form/rules.ts'
import * as responseCopy from '../response/rules.ts'
import { checkAttachments, hasWords, typeformProblem, type Attachment } from '../response/rules.ts'

export type StepDefinition = {
  stage: string
  type: StepType
  title: string
  description: string
  attachments: readonly Attachment[]
  form: readonly Question[]
  typeformUrl: string | null
  webinarId: string | null
  labels: Partial<Record<Status, string>>
  /** An ISO day. */
  dueOn: string | null
}

/** Of the kinds that a student does alone. */
export const canBeDue = (type: StepType): boolean => type === 'FillForm' || type === 'ConsumeContent'

/** Cleaned and measured on the server; far more than anybody reads. */
export const longestHtml = 50_000

export function checkDefinition(step: StepDefinition): Messages {
  return messages({
    title: textProblem(step.title, { required: titleMissing, most: titleLength }),
    ...labelProblems(step.labels),
    ...checkType[step.type](step),
    ...checkAttachments(step.attachments),
  })
}

/** For some students, or for all of a stage. */
export const checkLaying = (
  step: StepDefinition & { audience: 'students' | 'stage'; students: readonly unknown[] },
): Messages => ({
  ...checkDefinition(step),
  ...(step.audience === 'students' && step.students.length === 0 && { students: studentsMissing }),
})

const labelProblems = (labels: StepDefinition['labels']) =>
  Object.fromEntries(
    statuses.map(status => [`labels.${status}`, textProblem(labels[status] ?? '', { most: labelLength })]),
  )

const checkType: Record<StepType, (step: StepDefinition) => { [field: string]: string | undefined }> = {
  FillForm: checkFillForm,
  ConsumeContent: ({ description, attachments }) => ({
    description: hasWords(description) || attachments.length > 0 ? undefined : contentMissing,
  }),
  RsvpToWebinar: ({ webinarId }) => ({ webinarId: webinarId === null ? webinarMissing : undefined }),
  Custom: () => ({}),
}

function checkFillForm({ form, typeformUrl }: StepDefinition) {
  if (typeformUrl === null) return form.length === 0 ? { form: formMissing } : checkForm(form)
  return { typeformUrl: form.length > 0 ? formOrTypeform : typeformProblem(typeformUrl) }
}

export type DeskResponse = { htmlString: string; attachments: readonly Attachment[] }

export const checkResponse = ({ htmlString, attachments }: DeskResponse): Messages =>
  messages({
    htmlString: !hasWords(htmlString) && attachments.length === 0 && responseCopy.empty,
    ...checkAttachments(attachments),
  })

// The words of custom steps at the desk, and what students read from there.

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

const titleMissing = 'Please name the step.'
const titleLength = 90
const labelLength = 40
export const stageUnknown = 'Please choose a stage.'
export const typeformHint =
  'Such as https://your-team.typeform.com/to/abc123. In the form, add the hidden field safar and our webhook: then the step moves on by itself, and the answers come here.'
const formOrTypeform = 'A form is either written here or at Typeform. Please take one of them away.'
const formMissing = 'Please add at least one question, or the address of a Typeform.'
const contentMissing = 'Please write or attach what there is to read or watch.'
const webinarMissing = 'Please choose the webinar.'
export const webinarUnknown = 'We do not know this webinar. Please choose one from the list.'
const studentsMissing = 'Please choose at least one student.'
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
