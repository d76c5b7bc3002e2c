// Forms that the desk writes, and whether answers fit them: the same in the browser and on the server.
import { isUuid } from '#src/values/ids.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const questionKinds = ['text', 'longText', 'choice', 'choices', 'number', 'date', 'file'] as const
export type QuestionKind = (typeof questionKinds)[number]

export type Question = {
  /** Stays when the words change, so that what was typed stays as well. */
  id: string
  kind: QuestionKind
  label: string
  help: string
  required: boolean
  /** What a choice offers. */
  options: readonly string[]
  /** Of a number. */
  min: number | null
  max: number | null
}

/** A text, a day and a number as they were typed; several choices; the ids of files. */
export type Answer = string | readonly string[]
export type Answers = { readonly [question: string]: Answer }

export const mostQuestions = 40
export const mostOptions = 30
export const mostFiles = 5
export const longest = { label: 200, help: 500, option: 100, text: 300, longText: 5000 } as const

const isList = (kind: QuestionKind): boolean => kind === 'choices' || kind === 'file'
const isChoice = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'choices'

export const noAnswer = (kind: QuestionKind): Answer => (isList(kind) ? [] : '')

export const isAnswered = (answer: Answer | undefined): boolean =>
  answer !== undefined && (typeof answer === 'string' ? !isBlank(answer) : answer.length > 0)

/** What is wrong with some answers, by question. */
export function checkAnswers(form: readonly Question[], answers: Answers): Messages {
  const known = new Set(form.map(({ id }) => id))
  const unknown = Object.keys(answers).filter(id => !known.has(id))
  return messages({
    ...Object.fromEntries(unknown.map(id => [id, copy.unknownQuestion])),
    ...Object.fromEntries(form.map(question => [question.id, answerProblem(question, answers[question.id])])),
  })
}

function answerProblem(question: Question, answer: Answer | undefined): string | undefined {
  if (answer !== undefined && (typeof answer === 'string') === isList(question.kind)) return copy.wrongKind
  if (!isAnswered(answer)) return question.required ? copy.missing[question.kind] : undefined
  if (typeof answer === 'string') return oneProblem[question.kind](answer.trim(), question)
  return listProblem(answer ?? [], question)
}

const oneProblem: Record<QuestionKind, (answer: string, question: Question) => string | undefined> = {
  text: answer => textProblem(answer, { most: longest.text }),
  longText: answer => textProblem(answer, { most: longest.longText }),
  choice: (answer, { options }) => (options.includes(answer) ? undefined : copy.notOffered),
  number: numberProblem,
  date: answer => (isDay(answer) ? undefined : copy.noDay),
  choices: () => copy.wrongKind,
  file: () => copy.wrongKind,
}

function numberProblem(answer: string, { min, max }: Question): string | undefined {
  const number = readNumber(answer)
  if (number === undefined) return copy.noNumber
  return (min !== null && number < min) || (max !== null && number > max) ? copy.outOfRange(min, max) : undefined
}

/** '1,20,000' and '7.5' are numbers; '1e5' and 'Infinity' are not. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.replaceAll(/[,\s]/g, '')
  return /^[-+]?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

function isDay(typed: string): boolean {
  const day = parseDay(typed)
  return day !== undefined && day.year >= 1900 && day.year <= 2200
}

function listProblem(answer: readonly string[], { kind, options }: Question): string | undefined {
  if (new Set(answer).size !== answer.length) return copy.wrongKind
  if (kind === 'file') return filesProblem(answer)
  return answer.every(one => options.includes(one)) ? undefined : copy.notOffered
}

/** Whether they are the caller's own, only the server can say. */
function filesProblem(ids: readonly string[]): string | undefined {
  if (ids.length > mostFiles) return copy.tooManyFiles(mostFiles)
  return ids.every(isUuid) ? undefined : copy.notYourFile
}

/** How far one is with what must be answered. */
export function requiredDone(form: readonly Question[], answers: Answers): { done: number; all: number } {
  const required = form.filter(question => question.required)
  return { done: required.filter(({ id }) => isAnswered(answers[id])).length, all: required.length }
}

/** What is wrong with a form itself, 'form.2.label' for the third question's words. */
export function checkForm(form: readonly Question[]): Messages {
  const ids = form.map(({ id }) => id)
  return messages({
    form:
      (form.length > mostQuestions && copy.tooManyQuestions(mostQuestions)) ||
      (new Set(ids).size !== ids.length && copy.duplicates),
    ...Object.assign({}, ...form.map((question, at) => questionProblems(question, `form.${at}`))),
  })
}

const questionProblems = ({ kind, label, help, options, min, max }: Question, at: string) => ({
  [`${at}.label`]: isBlank(label) ? copy.labelMissing : textProblem(label, { most: longest.label }),
  [`${at}.help`]: textProblem(help, { most: longest.help }),
  [`${at}.options`]: isChoice(kind) ? optionsProblem(options) : undefined,
  [`${at}.max`]: kind === 'number' && min !== null && max !== null && min > max ? copy.turnedRange : undefined,
})

function optionsProblem(options: readonly string[]): string | undefined {
  if (options.length < 2) return copy.tooFewOptions
  if (options.length > mostOptions) return copy.tooManyOptions(mostOptions)
  if (new Set(options).size !== options.length) return copy.twinOptions
  return options.map(option => textProblem(option, { required: copy.emptyOption, most: longest.option })).find(Boolean)
}
