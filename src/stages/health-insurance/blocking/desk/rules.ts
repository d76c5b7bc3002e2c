import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { desk } from './copy.ts'

export const longestReason = 1000

export const checkReason = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason.trim(), { required: desk.reasonRequired, most: longestReason }) })
