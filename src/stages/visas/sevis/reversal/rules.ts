import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const longestReason = 500

export const checkReversal = ({ reason }: { reason: string }): Messages =>
  messages({ reason: textProblem(reason.trim(), { required: copy.reasonRequired, most: longestReason }) })
