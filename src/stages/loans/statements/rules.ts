// In which languages a family may read a lender's Key Fact Statement, and what is still asked for.
import type { Worded } from '#src/values/languages.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import * as copy from './copy.ts'

export const statementLanguages = [
  'English',
  'Hindi',
  'Telugu',
  'Tamil',
  'Gujarati',
  'Marathi',
  'Kannada',
  'Bengali',
  'Malayalam',
  'Punjabi',
] as const
export type StatementLanguage = (typeof statementLanguages)[number]

export const languageIn = (typed: string): StatementLanguage | undefined =>
  statementLanguages.find(language => language === typed)

type Statement = { askedAt: unknown; givenAt: unknown }

/** The lender has not given it yet. */
export const isAwaited = ({ askedAt, givenAt }: Statement): boolean => askedAt !== null && givenAt === null

type Said = { language: string; askedAt: string | null; givenAt: string | null }

export const statementWords = (
  { language, askedAt, givenAt }: Said,
  words: Words = copy,
  day: (moment: string) => string = inEnglish,
): string => (givenAt === null ? words.awaited(language, day(askedAt ?? '')) : words.given(language, day(givenAt)))

const inEnglish = (moment: string): string => (moment === '' ? '' : formatDay(dayOf(Temporal.Instant.from(moment))))

type Words = Worded<Pick<typeof copy, 'awaited' | 'given' | 'notGiven' | 'withoutLanguage'>>

/** All that is said of it, on a screen and on paper alike. */
export function statementLines(
  { hasStatement, statements }: { hasStatement: boolean; statements: readonly Said[] },
  words: Words = copy,
  day?: (moment: string) => string,
) {
  const plain = hasStatement ? [words.withoutLanguage] : []
  const isNone = !hasStatement && statements.every(({ givenAt }) => givenAt === null)
  return [...plain, ...(isNone ? [words.notGiven] : []), ...statements.map(one => statementWords(one, words, day))]
}
