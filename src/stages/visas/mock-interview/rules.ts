// The mock interview: how long an answer is, what is shared, and the moments that comments are about.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

/** In seconds. */
export const longestAnswer = 180
export const mostAnswers = 12
export const longestComment = 2000

/** What VideoAsk calls a form. */
export const isShareId = (text: string): boolean => /^[\w-]{4,64}$/.test(text)

export const videoAskOf = (shareId: string): string => `https://www.videoask.com/${shareId}`

/** '0:42'. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** The seconds of a time as it is typed; undefined for what is none. */
export function readClock(text: string): number | undefined {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? []
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds)
}

export const checkComment = ({ text, at, seconds }: { text: string; at: string; seconds: number }): Messages => {
  const moment = readClock(at)
  return messages({
    text: textProblem(text, { required: copy.commentRequired, most: longestComment }),
    at: at.trim() !== '' && (moment === undefined || moment > seconds) && copy.momentWrong,
  })
}
