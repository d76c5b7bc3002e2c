// What the desk may lay, and whether it is whole.
import type { StepType } from '#src/journey/stage.ts'
import { statuses, type Status } from '#src/journey/status.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'
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
    title: textProblem(step.title, { required: copy.titleMissing, most: copy.titleLength }),
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
  ...(step.audience === 'students' && step.students.length === 0 && { students: copy.studentsMissing }),
})

const labelProblems = (labels: StepDefinition['labels']) =>
  Object.fromEntries(
    statuses.map(status => [`labels.${status}`, textProblem(labels[status] ?? '', { most: copy.labelLength })]),
  )

const checkType: Record<StepType, (step: StepDefinition) => { [field: string]: string | undefined }> = {
  FillForm: checkFillForm,
  ConsumeContent: ({ description, attachments }) => ({
    description: hasWords(description) || attachments.length > 0 ? undefined : copy.contentMissing,
  }),
  RsvpToWebinar: ({ webinarId }) => ({ webinarId: webinarId === null ? copy.webinarMissing : undefined }),
  Custom: () => ({}),
}

function checkFillForm({ form, typeformUrl }: StepDefinition) {
  if (typeformUrl === null) return form.length === 0 ? { form: copy.formMissing } : checkForm(form)
  return { typeformUrl: form.length > 0 ? copy.formOrTypeform : typeformProblem(typeformUrl) }
}

export type DeskResponse = { htmlString: string; attachments: readonly Attachment[] }

export const checkResponse = ({ htmlString, attachments }: DeskResponse): Messages =>
  messages({
    htmlString: !hasWords(htmlString) && attachments.length === 0 && responseCopy.empty,
    ...checkAttachments(attachments),
  })
