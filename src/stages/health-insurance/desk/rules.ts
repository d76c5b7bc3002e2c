// What waits at the desk for an insurance whose deposit is paid.
import { messages, type Messages } from '#src/values/messages.ts'
import { parseDay } from '#src/values/dates.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as words from '../waiver/copy.ts'
import * as copy from './copy.ts'

/** In the order in which they are done. */
export const todos = ['end', 'card', 'guide', 'invoice', 'decision'] as const
export type Todo = (typeof todos)[number]

export type Standing = {
  isEnded: boolean
  /** The student asked us to end it. */
  isEndAsked: boolean
  hasCard: boolean
  takesWaivers: boolean
  hasGuide: boolean
  /** Handed in, and not decided since. */
  isHandedIn: boolean
  isApproved: boolean
  /** In cents: what is left to pay after the deposit. */
  invoice: number
  /** In cents: of bills that are issued and not voided. */
  invoiced: number
}

export function todosOf(standing: Standing): Todo[] {
  if (standing.isEnded) return []
  const waits: Record<Todo, boolean> = {
    end: standing.isEndAsked,
    card: !standing.hasCard,
    guide: standing.takesWaivers && !standing.hasGuide && !standing.isApproved,
    invoice: standing.invoiced < standing.invoice,
    decision: standing.isHandedIn && !standing.isApproved,
  }
  return todos.filter(todo => waits[todo])
}

export const longestMember = 40
export const longestReason = 1000

/** Insurers write letters, digits and a few signs. */
export function checkMember({ member }: { member: string }): Messages {
  const typed = member.trim()
  return messages({
    member:
      textProblem(typed, { required: copy.memberRequired, most: longestMember }) ??
      (!/^[\p{L}\d][\p{L}\d ./-]*$/u.test(typed) && copy.memberInvalid),
  })
}

export const checkRefusal = ({ refusal }: { refusal: string }): Messages =>
  messages({
    refusal: textProblem(refusal.trim(), { required: words.refusalRequired, most: words.longestRefusal }),
  })

/** Empty where the student asked in no chat. */
export function checkAskedOn({ askedOn, boughtOn, today }: { askedOn: string; boughtOn: string; today: string }) {
  const day = parseDay(askedOn)?.toString()
  const isWrong = askedOn !== '' && (day === undefined || day < boughtOn || day > today)
  return messages({ askedOn: isWrong && copy.askedOnWrong })
}

export const checkReason = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason.trim(), { required: copy.reasonRequired, most: longestReason }) })
