// A step as its form at the desk holds it.
import type { StepType } from '#src/journey/stage.ts'
import type { Messages } from '#src/values/messages.ts'
import { checkDefinition, checkLaying, type StepDefinition, stageUnknown } from '../rules.ts'
import type { DeskStepDetail, Person } from '../contract.ts'
import type { Question } from '#src/features/custom-steps/form/rules.ts'
import type { Status } from '#src/journey/status.ts'
import type { AttachmentValue } from './attachments-field.tsx'

export type StepValues = {
  stage: string
  type: StepType
  title: string
  description: string
  isAtTypeform: boolean
  typeformUrl: string
  form: readonly Question[]
  attachments: readonly AttachmentValue[]
  webinarId: string
  labels: Partial<Record<Status, string>>
  dueOn: string
  audience: 'students' | 'stage'
  students: readonly Person[]
  /** Of the step that this was begun from. */
  version: number
}

export const noStep: StepValues = {
  stage: '',
  type: 'FillForm',
  title: '',
  description: '',
  isAtTypeform: false,
  typeformUrl: '',
  form: [],
  attachments: [],
  webinarId: '',
  labels: {},
  dueOn: '',
  audience: 'students',
  students: [],
  version: 0,
}

export const valuesOf = (step: DeskStepDetail): StepValues => ({
  stage: step.stage,
  type: step.type,
  title: step.title,
  description: step.description,
  isAtTypeform: step.typeformUrl !== null,
  typeformUrl: step.typeformUrl ?? '',
  form: step.form,
  attachments: step.attachments,
  webinarId: step.webinarId ?? '',
  labels: step.labels,
  dueOn: step.dueOn ?? '',
  audience: step.audience,
  students: [],
  version: step.version,
})

/** A new step that begins as a copy of another, for students who are still to be chosen. */
export const copyOf = (step: DeskStepDetail): StepValues => ({
  ...valuesOf(step),
  audience: 'students',
  dueOn: '',
  version: 0,
})

/** What is sent: only what this kind of step has. */
export function definitionOf(values: StepValues) {
  const { stage, type, title, description, isAtTypeform, labels } = values
  const isForm = type === 'FillForm'
  return {
    stage,
    type,
    title,
    description,
    labels,
    dueOn: values.dueOn === '' || values.audience === 'stage' ? null : values.dueOn,
    form: isForm && !isAtTypeform ? values.form.map(question => ({ ...question, options: [...question.options] })) : [],
    typeformUrl: isForm && isAtTypeform ? values.typeformUrl.trim() : null,
    attachments: type === 'ConsumeContent' ? values.attachments.flatMap(sharedOf) : [],
    webinarId: type === 'RsvpToWebinar' && values.webinarId !== '' ? values.webinarId : null,
  } satisfies StepDefinition
}

const sharedOf = ({ type, title, url }: AttachmentValue) => (type === 'file' ? [] : [{ type, title, url, file: null }])

export const checkStep = (values: StepValues): Messages => checkDefinition(definitionOf(values))

export const checkNewStep = (values: StepValues): Messages => ({
  ...checkLaying({ ...values, ...definitionOf(values) }),
  ...(values.stage === '' && { stage: stageUnknown }),
})
