// In which languages the family reads, and how words of a language are laid over the English ones (decision 90).

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

/** Which form a number takes: in Hindi none and one are alike, in Telugu they are not. */
export const isOne = (language: Language, count: number): boolean =>
  new Intl.PluralRules(language).select(count) === 'one'
