// The words of the DS-160 companion: the form's sections in order, what each asks, and where people stumble.

import { factsOfPoints, type DatedFact, type DatedPoint, type GuidePoint, type Source } from '#src/journey/guide.ts'
import { makePhoto } from '#src/features/documents/photo/copy.ts'
import { photoRules } from '#src/features/documents/photo/source/copy.ts'
import { passportRules } from '#src/features/papers/stated/copy.ts'
import { firstReading } from '#src/features/papers/stated/copy.ts'

const idle: Source = {
  name: 'karthikvenkat.me (a blog, 28 April 2012) and viseamerica.com (a guide) on the DS-160',
  address: 'https://karthikvenkat.me',
  checkedOn: firstReading,
}
const keptFor: Source = {
  name: 'dsus160.com (a guide: 30 days) and Washington University in St. Louis (60 days)',
  address: 'https://oiss.washu.edu/ds-160',
  checkedOn: firstReading,
}
const entry: Source = {
  name: 'Harvard International Office, F-1 student visa applications, 24 March 2023',
  address: 'https://hio.harvard.edu/news/f-1-student-visa-applications',
  checkedOn: firstReading,
}
const socialMedia: Source = {
  name: 'The New Indian Express (a newspaper), 12 July 2025',
  address: 'https://www.newindianexpress.com',
  checkedOn: '2026-11-26',
}

export const site = {
  name: 'ceac.state.gov/genniv',
  address: 'https://ceac.state.gov/genniv/',
  open: 'Open the DS-160',
} as const

export const timer = {
  title: 'Save within 20 minutes',
  id: 'visas.ds-160.idle',
  words: 'The form closes after 20 minutes without a saved page.',
  source: idle,
  start: 'Start the timer',
  saved: 'I saved just now',
  stop: 'Stop',
  over: 'Time is up. If the form is still open, save it now. If not, come back with your application ID.',
  soon: 'Save the page you are on now.',
} as const

/** A part of a site: what it asks, and where people stumble. */
export type Section = {
  name: string
  asks: string
  tips: readonly GuidePoint[]
  /** A tool of ours for it. */
  link?: { href: string; title: string }
}

export const sections: readonly Section[] = [
  {
    name: 'Getting started',
    asks: 'The consulate where you will interview, a security question, and your application ID.',
    tips: [
      { text: 'Write down the application ID first, here as well. Without it you cannot come back.' },
      {
        id: 'visas.ds-160.kept-for',
        text: 'Some guides say that an unfinished form is kept for 30 days, others 60. Plan with 30.',
        source: keptFor,
      },
    ],
  },
  {
    name: 'Personal 1 and 2',
    asks: 'Names, other names, sex, marital status, birth, nationality, national numbers.',
    tips: [
      {
        text: 'Spell every name as the passport does, in Latin letters. Given names are your first and middle names together.',
      },
      {
        text: 'A single name, or a blank surname in the passport: the whole name goes in as surname, FNU as given name.',
      },
    ],
  },
  {
    name: 'Travel',
    asks: 'Purpose of the trip (F for a student), plans, address in the US, who pays.',
    tips: [
      {
        id: 'visas.ds-160.arrival',
        text: 'No ticket yet is fine: give the day you mean to arrive. It may be 30 days before the programme at the earliest.',
        source: entry,
      },
    ],
  },
  {
    name: 'Travel companions',
    asks: 'Who travels with you.',
    tips: [{ text: 'Friends on the same flight are not a group unless you travel as one.' }],
  },
  {
    name: 'Previous US travel',
    asks: 'Earlier visits, visas and refusals.',
    tips: [{ text: 'A refusal that is left out is worse than a refusal. Say it, with its year.' }],
  },
  {
    name: 'Address and phone',
    asks: 'Where you live, your phone numbers and e-mails, and your social media accounts: those of five years are reported to be asked for.',
    tips: [
      {
        id: 'visas.ds-160.social-media',
        text: 'Since June 2025 student applicants are also asked to set their accounts to public.',
        source: socialMedia,
      },
    ],
  },
  {
    name: 'Passport',
    asks: 'Number, book number, place and dates of issue.',
    tips: [
      { text: 'An Indian passport has no book number: tick does not apply.' },
      {
        id: 'visas.ds-160.passport',
        text: 'Renew it first if it expires within six months of the day you enter the US.',
        source: passportRules,
      },
    ],
  },
  {
    name: 'US contact',
    asks: 'A person or an organisation that knows you there.',
    tips: [
      { text: 'Your university’s international office will do: name, address, phone, e-mail from the I-20 letter.' },
    ],
  },
  {
    name: 'Family',
    asks: 'Parents with dates of birth, relatives in the US.',
    tips: [{ text: 'Ask for your parents’ birth dates as their passports have them.' }],
  },
  {
    name: 'Work, education and training',
    asks: 'What you do now, what you did before, schools at secondary level and above, languages, countries visited.',
    tips: [{ text: 'No gap: an honest short entry is better than an empty year.' }],
  },
  {
    name: 'Security and background',
    asks: 'Five pages of yes and no.',
    tips: [{ text: 'Read each question. Answer yes only where it is so, and explain it there.' }],
  },
  {
    name: 'Additional contacts',
    asks: 'Two people outside your family who can say who you are.',
    tips: [{ text: 'A teacher and a colleague, with phone and e-mail. Tell them that you named them.' }],
  },
  {
    name: 'SEVIS',
    asks: 'Your SEVIS ID, your university and its address, your course.',
    tips: [{ text: 'Copy the SEVIS ID from below; do not type it.' }],
  },
  {
    name: 'Photo',
    link: makePhoto,
    asks: 'A square JPEG of 600 to 1200 pixels, at most 240 kB.',
    tips: [
      {
        id: 'visas.ds-160.photo',
        text: 'Check it first at the step Compile docs. It must be less than six months old, without glasses.',
        source: photoRules,
      },
    ],
  },
  {
    name: 'Review, sign and submit',
    asks: 'Everything once more, your passport number, and a code.',
    tips: [
      { text: 'Read it aloud with somebody. After you submit, nothing can be changed.' },
      { text: 'Save the confirmation page as a file and print it.' },
    ],
  },
]

export const timerFact: DatedPoint = { id: timer.id, text: timer.words, source: timer.source }

export const datedFacts: readonly DatedFact[] = factsOfPoints(
  [timerFact, ...sections.flatMap(({ tips }) => tips)],
  '/visas/ds-160',
)

export const fromProfile = {
  title: 'From your passport profile',
  open: 'Open the passport profile',
} as const
