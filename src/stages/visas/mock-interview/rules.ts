// The mock interview: how long an answer is, what is shared, and the moments that comments are about.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { questions, type topicNames } from './questions/copy.ts'

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
    text: textProblem(text, { required: commentRequired, most: longestComment }),
    at: at.trim() !== '' && (moment === undefined || moment > seconds) && momentWrong,
  })
}

// Which questions an interview has: a few of each kind, others for everybody and each time.

type Topic = keyof typeof topicNames
export type QuestionId = keyof typeof questions
type Question = { id: QuestionId; topic: Topic; asks: string; wants: string }

export const isQuestion = (id: string): id is QuestionId => Object.hasOwn(questions, id)

export const questionOf = (id: QuestionId): Question => ({ id, ...questions[id] })

export const questionIds: readonly QuestionId[] = Object.keys(questions).filter(isQuestion)

/** As at the window: what, why there, what before, who pays, what then. */
const order: readonly Topic[] = ['study', 'university', 'past', 'money', 'money', 'ties', 'form']

/** `seed` is drawn by the one who begins. No question twice. */
export function drawInterview(seed: number): readonly QuestionId[] {
  const drawn: QuestionId[] = []
  for (const [place, topic] of order.entries()) {
    const left = questionIds.filter(id => questions[id].topic === topic && !drawn.includes(id))
    const next = left[(seed + place * 7) % left.length]
    if (next !== undefined) drawn.push(next)
  }
  return drawn
}

/** Another of the same kind in its place; itself where there is no other. */
export function anotherFor(id: QuestionId, drawn: readonly QuestionId[]): QuestionId {
  const kind = questionIds.filter(other => questions[other].topic === questions[id].topic)
  const after = [...kind.slice(kind.indexOf(id) + 1), ...kind.slice(0, kind.indexOf(id))]
  return after.find(other => !drawn.includes(other)) ?? id
}

// The words of the mock interview.
export const questionUnknown = 'This question is not ours.'
export const answersRequired = 'Please record at least one answer before you share.'
export const sharedAlready = 'Your interview is with us already.'
export const reviewedAlready =
  'It has been reviewed by now. Read what was said and mark it as completed; then you can delete it.'
export const keptClosing = 'Mock interview: marked as completed'
export const notReviewed = 'It has not been reviewed yet.'

// At the desk.
export const claimedBy = (name: string): string => `${name} has this interview.`
export const notClaimed = 'Take this interview first, so that nobody else writes on it.'
export const commentRequired = 'Please write the comment.'
export const momentWrong = 'Please enter a time such as 0:42, within the answer.'
export const nothingSaid = 'Comment on an answer, or say something on the whole, before you publish.'
export const publishedAlready = 'This has been published by now.'
export const shareIdWrong = 'Please enter the id alone: letters, digits, dashes.'
export const studentRequired = 'Please choose the student.'

export const takingBack = {
  way: 'Take it back',
  title: 'Take your interview back?',
  words: 'Nobody can watch it any more. The recordings are deleted, here and with us, and you start again.',
  stay: 'Leave it with them',
  done: 'It is taken back. The recordings are deleted.',
} as const

/** For one that was answered at VideoAsk: its recording is not ours to delete. */
export const recordedElsewhere = {
  words:
    'It leaves our list, and you start again. The recording stays at VideoAsk: write to us in the chat, and we have it deleted there.',
  done: 'It is taken out here. The recording is still at VideoAsk.',
} as const

export const anotherRound = {
  way: 'Delete it and practise again',
  title: 'Delete this interview?',
  words: 'The recordings and all that was said of them are deleted, and you start again.',
  stay: 'Keep it',
  done: 'It is deleted. You can practise again.',
} as const
