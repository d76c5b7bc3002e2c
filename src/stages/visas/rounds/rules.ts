// A further application after a refusal: what of the stage is done again, and what stays.

/** Under which section the letter refuses the visa, as the student reads it. */
export const reasons = ['214b', 'other', 'unsure'] as const
export type RefusalReason = (typeof reasons)[number]

/** Somebody refused so often needs a person, not a form. */
export const mostRounds = 9

/** Marks of these steps are history once a new application begins; those of the others stay. */
export const doneAgain = ['DS160', 'ConsularAppointment', 'CompileDocs', 'PostInterview'] as const
/** By what a student has who had done the whole stage before Safar. */
export const stays = ['I20Form', 'VisaTranscripts', 'PaySEVISFee', 'MockInterview', 'AttendWebinar'] as const

/** Papers that are of one application, or of a few weeks; a box with a year begins with one of these names. */
const papersAgain = [
  'photo',
  'ds-160-confirmation',
  'appointment-confirmation',
  'visa-fee-receipt',
  'bank-statements',
  'sponsor-affidavit',
  'asset-summary',
] as const

/** Spent with the refusal. The others of those may still hold, if the student says so. */
const spent: ReadonlySet<string> = new Set(['ds-160-confirmation', 'appointment-confirmation', 'visa-fee-receipt'])

/** Whether a paper from before the present application belongs to the one before it, and whether it can still be used. */
export function fromEarlierRound(
  { paper, addedAt }: { paper: string; addedAt: string },
  roundBegan: string | null,
): 'spent' | 'to-look-at' | undefined {
  if (roundBegan === null || !isPaperAgain(paper)) return undefined
  if (Temporal.Instant.compare(Temporal.Instant.from(addedAt), Temporal.Instant.from(roundBegan)) >= 0) return undefined
  return spent.has(paper) ? 'spent' : 'to-look-at'
}

export const isPaperAgain = (paper: string): boolean => papersAgain.some(name => paper.startsWith(name))
