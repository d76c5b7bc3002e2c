// What the desk enters for an insurance.
import { messages, type Messages } from '#src/values/messages.ts'
import { parseDay } from '#src/values/dates.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as words from '../waiver/copy.ts'
import * as copy from './copy.ts'

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
