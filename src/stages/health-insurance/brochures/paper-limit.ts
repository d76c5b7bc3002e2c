// How many papers somebody has made.
import { perHour } from '#src/platform/database/limits.ts'

export const papersOf = (person: string) => perHour(`insurance-papers:${person}`, 60)
