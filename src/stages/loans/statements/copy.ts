// What is said of a lender's Key Fact Statement in a language that the family reads.
import type { DatedFact } from '#src/journey/guide.ts'

export const title = 'The lender’s Key Fact Statement'
export const ofLender = (lender: string): string => `Key Fact Statement of ${lender}`
export const counts = 'It is the lender’s own paper. Where it says otherwise than this page, it counts.'
export const given = (language: string, day: string): string => `In ${language}: given on ${day}`
export const awaited = (language: string, day: string): string => `In ${language}: asked for on ${day}, not given yet`
export const withoutLanguage = 'Given. The lender has not said in which language.'
export const notGiven = 'The lender has not given it yet.'
export const notHere = 'The lender gave it outside Safar.'
export const open = (language: string): string => `Download it in ${language}`
export const file = (language: string): string => `key-fact-statement-${language.toLowerCase()}.pdf`

/** The student's part. */
export const lede =
  'Ask each lender for the statement in the language that your family reads. We pass your wish on; the lender writes the statement.'
export const language = 'Language'
export const ask = 'Ask the lender'
export const asked = 'The lender sees which language you ask for.'
export const takeBack = (name: string): string => `Don’t ask for ${name} any more`
export const takenBack = 'The lender is not asked for it any more.'
export const languageRequired = 'Please choose a language.'

/** The lender's part. */
export const desk = {
  title: 'Key Fact Statement by language',
  lede: 'Note each language in which the borrower got the statement. The student and the family see it with the day.',
  file: 'The statement in this language',
  note: 'Note that it was given',
  noted: 'Noted. The student and the family see it.',
  withdraw: (language: string): string => `Withdraw ${language}`,
  withdrawn: 'The note is withdrawn.',
  waits: (language: string): string => `Give the Key Fact Statement in ${language}`,
} as const

export const rule = 'A lender writes the Key Fact Statement in a language that the borrower understands.'

export const statementFacts: readonly DatedFact[] = [
  {
    id: 'loans.key-facts-language',
    text: rule,
    source: {
      name: 'Reserve Bank of India, circular RBI/2024-25/18 of 15th April 2024',
      address: 'https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663',
      checkedOn: '2026-11-29',
    },
    shownAt: '/loans/finalize-offer',
  },
]
