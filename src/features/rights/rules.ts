// What somebody may ask of us about their own data, and how long each of it takes.
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const hoursOfAnExport = 24
export const mostExportsADay = 3
export const daysOfGrace = 7

/** Typed by hand, so that nobody is forgotten by a slip. */
export const eraseWord = 'ERASE'
export const checkErasure = ({ word }: { word: string }): Messages =>
  messages({ word: word.trim().toUpperCase() !== eraseWord && copy.wordWrong })

export const consentPurposes = ['email', 'terms'] as const

export const longestCorrection = 200
export const mostCorrections = 5

export const checkCorrection = ({ what }: { what: string }): Messages =>
  messages({ what: textProblem(what.trim(), { required: copy.correctionRequired, most: longestCorrection }) })

type Export = { askedAt: Temporal.Instant; readyAt: Temporal.Instant | null; failedAt: Temporal.Instant | null }
export type ExportState = 'being-made' | 'ready' | 'gone' | 'failed'

export const goneAt = (readyAt: Temporal.Instant): Temporal.Instant => readyAt.add({ hours: hoursOfAnExport })

export function exportState({ readyAt, failedAt }: Export, now: Temporal.Instant): ExportState {
  if (failedAt !== null) return 'failed'
  if (readyAt === null) return 'being-made'
  return Temporal.Instant.compare(now, goneAt(readyAt)) < 0 ? 'ready' : 'gone'
}

export const dueAfter = (askedAt: Temporal.Instant): Temporal.Instant => askedAt.add({ hours: 24 * daysOfGrace })
