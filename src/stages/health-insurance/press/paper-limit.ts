// How many papers somebody has made.
import type { Limit } from '#src/platform/database/limits.ts'

export const papersOf = (person: string): Limit => ({
  key: `insurance-papers:${person}`,
  most: 60,
  per: Temporal.Duration.from({ minutes: 60 }),
})
