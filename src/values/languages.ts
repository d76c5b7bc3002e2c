// In which languages the family reads, and how the words of one are put over the English ones (decision 90).
import { dayOf, formatClock, formatDay } from './dates.ts'
import { fieldOf } from './unknown.ts'

export const languages = ['en', 'hi', 'te', 'ta', 'gu', 'mr', 'kn'] as const
export type Language = (typeof languages)[number]
export type OtherLanguage = Exclude<Language, 'en'>

export const otherLanguages: readonly OtherLanguage[] = languages.filter(language => language !== 'en')

export const isLanguage = (typed: unknown): typed is Language => languages.some(language => language === typed)

/** Each as its own readers write it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  te: 'తెలుగు',
  ta: 'தமிழ்',
  gu: 'ગુજરાતી',
  mr: 'मराठी',
  kn: 'ಕನ್ನಡ',
}

/** The same keys as the English, and any words; a list, a number or a pattern is never translated. */
export type Worded<English> = English extends string
  ? string
  : English extends (...given: infer Given) => string
    ? (...given: Given) => string
    : English extends readonly unknown[] | number | RegExp
      ? English
      : { readonly [Key in keyof English]: Worded<English[Key]> }

/** What of it is translated; the rest is said in English. */
export type Translated<English> = English extends string | ((...given: never[]) => string)
  ? Worded<English>
  : { readonly [Key in keyof English]?: Translated<English[Key]> }

/** What `npm run languages` makes of a PO file. */
export type Translation<English> = {
  readonly words: Translated<English>
  /** Of the set's weighty beginnings those under which something is said in English, as nobody has reviewed it. */
  readonly held: readonly string[]
  /** Some of it was written by a machine and reviewed by nobody. */
  readonly isMachine: boolean
}

export type WordSet<English> = {
  readonly name: string
  readonly english: English
  /**
   * Consent, money, doses, dates and what a rule demands, by the beginnings of keys: these are said in English until a
   * person has reviewed the translation.
   */
  readonly weighty: readonly string[]
  readonly load: (language: OtherLanguage) => Promise<Translation<English>>
}

export const wordSet = <const English extends object>(set: WordSet<English>): WordSet<English> => set

/** The words of a language over the English ones, which are said where there are none. */
export function laidOver<English>(english: English, words: unknown): Worded<English>
export function laidOver(english: unknown, words: unknown): unknown {
  if (words === undefined) return english
  if (typeof english !== 'object' || english === null) return words
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, laidOver(value, fieldOf(words, key))]))
}

/** A day in words: digits stay Latin, as people in India write them beside any script. */
export const dayIn = (day: Temporal.PlainDate, language: Language): string =>
  language === 'en' ? formatDay(day) : day.toLocaleString(`${language}-IN-u-nu-latn`, { dateStyle: 'long' })

export type Said<English> = {
  words: Worded<English>
  /** In which language a part is said: its weighty words, and the days in them, are English until they are reviewed. */
  languageOf: (part: string) => Language
  day: (day: string, part: string) => string
  /** The day of a moment, in India. */
  dayOf: (moment: string, part: string) => string
  moment: (moment: string, part: string) => string
  /** What the server or a rule says in English, if it is one of these words. */
  say: (text: string) => string
  isHeld: boolean
  isMachine: boolean
}

/** What a set says in a language: of its translation what a person may be shown, and English for the rest. */
export function saidIn<English extends object>(
  { english }: WordSet<English>,
  language: Language,
  made: Translation<English> | undefined,
): Said<English> {
  const words = laidOver(english, made?.words)
  const held = made?.held ?? []
  const isUnder = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}.`)
  const languageOf = (part: string) =>
    made === undefined || held.some(one => isUnder(one, part) || isUnder(part, one)) ? 'en' : language
  const day = (on: string, part: string) => dayIn(Temporal.PlainDate.from(on), languageOf(part))
  const dayOfMoment = (moment: string, part: string) => dayIn(dayOf(Temporal.Instant.from(moment)), languageOf(part))
  return {
    words,
    languageOf,
    day,
    dayOf: dayOfMoment,
    moment: (moment, part) => `${dayOfMoment(moment, part)}, ${formatClock(Temporal.Instant.from(moment))} IST`,
    say: text => sameAs(text, english, words) ?? text,
    isHeld: held.length > 0,
    isMachine: made?.isMachine ?? false,
  }
}

/** The same key's words in the other language. */
function sameAs(text: string, english: unknown, words: unknown): string | undefined {
  if (english === text) return typeof words === 'string' ? words : undefined
  if (typeof english !== 'object' || english === null || typeof words !== 'object' || words === null) return undefined
  const [inEnglish, inOther] = [Object.values(english), Object.values(words)]
  return inEnglish.map((one, index) => sameAs(text, one, inOther[index])).find(one => one !== undefined)
}

/** For a letter, which waits for its words. */
export const saidTo = async <English extends object>(
  set: WordSet<English>,
  language: Language,
): Promise<Said<English>> => saidIn(set, language, language === 'en' ? undefined : await set.load(language))
