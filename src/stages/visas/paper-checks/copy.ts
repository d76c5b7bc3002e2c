// The words of the checks between papers.
import type { DatedFact } from '#src/journey/guide.ts'
import type { CheckId, Level, Place, Wrong } from './finding/rules.ts'

export const title = 'Do your papers agree?'
export const lede =
  'One letter that differs can cost the appointment and its fee. We hold your papers against each other, as far as we know them.'
/** 'You have added: Form I-20. …' */
export const storedUnread = (titles: readonly string[]): string =>
  `You have added: ${titles.join(', ')}. Have each read on your passport profile, where it is offered, and it is compared here.`
export const add =
  'Read your papers and type your passport on your passport profile: the more is known there, the more can be compared.'
export const toProfile = 'Open the passport profile'
export const levels: Readonly<Record<Level, string>> = { stop: 'Stop', look: 'Look again' }
export const troubleTitle = (stops: number, looks: number): string =>
  [stops > 0 && `${stops} to correct`, looks > 0 && `${looks} to look at`].filter(Boolean).join(', ')
export const noTrouble = 'Nothing differs in what could be compared.'
export const notAll = 'This is no assurance: only what is listed as compared was looked at.'
export const compared = (count: number): string => `Compared: ${count}`
export const open = (count: number): string => `Not known yet: ${count}`
export const needs = (places: string): string => `To compare it: ${places}.`
export const all = 'All checks'
export const saw = (places: string): string => `Looked at: ${places}.`
export const unseen = (places: string): string => `Not looked at: ${places}.`
export const beforeFee = 'Before you pay'
export const beforeBooking = 'Before you book'
export const empty = 'nothing'

export const names: Readonly<Record<CheckId, string>> = {
  'passport-number': 'Passport number on every paper',
  barcode: 'Barcode of the DS-160 and of your booking',
  'sevis-id': 'SEVIS ID on I-20 and receipt',
  names: 'Names, letter by letter',
  initials: 'Initials and father’s name',
  'birth-date': 'Birth date on every paper',
  visits: 'Days of the fingerprints and the interview',
  country: 'Country of birth and citizenship',
  funds: 'Money shown and money asked',
  letter: 'Name on the sanction letter',
  sponsor: 'Who pays and whose account it is',
  'programme-start': 'Programme start and arrival',
  'passport-valid': 'Passport valid for long enough',
  signatures: 'Signatures on the I-20',
  gaps: 'Years of study and work',
  reach: 'Phone after the flight',
}

export const places: Readonly<Record<Place, string>> = {
  passport: 'Passport',
  'i-20': 'I-20',
  'ds-160-confirmation': 'DS-160 confirmation',
  'sevis-receipt': 'SEVIS fee receipt',
  'appointment-confirmation': 'Appointment confirmation',
  'admission-letter': 'Offer letter',
  'loan-letter': 'Sanction letter',
  'bank-letter': 'Bank letter',
  'i-20-costs': 'Costs on the I-20',
  'i-20-funds': 'Funds on the I-20',
  profile: 'Passport profile',
  'booking-number': 'Barcode of your booking',
  citizenship: 'Citizenship in your passport profile',
  'i20-form': 'I-20 form here',
  plan: 'Programme start in your plan',
  flight: 'Your flight',
  appointment: 'Appointment entered here',
  account: 'Your account',
  studies: 'Studies and work in your profile',
  'more-studies': 'Another entry of studies or work',
}

export const wrong: Readonly<Record<Wrong, string>> = {
  expired: 'The passport has expired.',
  'before-interview': 'The passport ends before your interview.',
  'before-flight': 'The passport ends before your flight.',
  'before-end': 'The passport ends before your programme does.',
  unsigned: 'The I-20 isn’t ticked as signed in ink on page 1.',
  'letter-lacks': 'We did not find all of this in the sanction letter: name, university, amount, currency.',
  gap: 'There is a gap of more than a year.',
  clash: 'One of these ends before it begins.',
  'indian-number': 'Your account has an Indian number alone.',
  'too-early': 'Your arrival lies more than 30 days before the programme starts.',
  'before-admission': 'Your arrival lies before the earliest admission date that is printed on your I-20.',
  'too-late': 'Your arrival lies after the programme starts.',
}

/** Which paper to correct, and where. */
export const remedies: Readonly<Record<CheckId, string>> = {
  'passport-number':
    'The passport counts. Correct the appointment profile before the fingerprints; on a DS-160 that is submitted, fill in a new one and book with its barcode.',
  barcode:
    'At the interview the barcode must be the one that you booked with. If you sent a newer DS-160, guides differ: one says to bring both pages, another says to book again. Ask the appointment site and keep its answer.',
  'sevis-id':
    'Your newest I-20 counts. If the fee was paid for another ID, ask for it to be moved yourself, at fmjfee.com under Check I-901 Status. Do it at once.',
  names:
    'The passport counts. Ask your international office for a corrected I-20; correct the DS-160 and the appointment yourself.',
  initials: 'Look which paper has the whole name. Where your passport has it, the visa papers must have it too.',
  'birth-date':
    'The passport counts. Day and month change places easily: US forms write the month first. Have a paper corrected that says another day.',
  visits:
    'The confirmation counts. If you have moved a visit, read the new confirmation; otherwise correct the appointment here, as your plan follows it.',
  country: 'If you were born elsewhere this is right. Otherwise correct your passport profile.',
  funds: 'Show more money, or ask your university whether its estimate can be lower.',
  letter:
    'The letter must name you as your passport does, with the university, the amount and its currency. Ask the lender for a corrected one.',
  sponsor:
    'Whoever holds the account should be named as paying in the I-20 form and on the DS-160, and sign the affidavit.',
  'programme-start':
    'The I-20 counts for the start. Move the flight in your plan. If you would arrive late, you can also ask the school for an I-20 with a later start, or ask for a late-arrival letter.',
  'passport-valid': 'Renew the passport before you book, as its number changes.',
  signatures: 'Print the I-20, sign page 1 in ink, and look that the school’s official has signed it.',
  gaps: 'Be ready to say in one sentence what you did then, and write the same in the DS-160.',
  reach: 'Keep the Indian SIM alive, or change the number in your accounts before you fly.',
}

export const remedyAt: { readonly [check in CheckId]?: { href: string; words: string } } = {
  'passport-number': { href: '/profile/passport', words: 'Passport profile' },
  barcode: { href: '/visas/ds-160', words: 'DS-160' },
  'birth-date': { href: '/profile/passport', words: 'Passport profile' },
  names: { href: '/profile/passport', words: 'Passport profile' },
  visits: { href: '/visas/consular-appointment', words: 'Consular appointment' },
  country: { href: '/profile/passport', words: 'Passport profile' },
  funds: { href: '/visas/i20-form', words: 'I-20 form' },
  sponsor: { href: '/visas/i20-form', words: 'I-20 form' },
  'passport-valid': { href: '/profile/passport', words: 'Passport profile' },
  'programme-start': { href: '/plan', words: 'Your plan' },
  signatures: { href: '/profile/passport', words: 'Passport profile' },
  gaps: { href: '/profile/studies', words: 'Studies' },
  reach: { href: '/profile/sign-in', words: 'Sign-in' },
}

export const datedFacts: readonly DatedFact[] = [
  {
    id: 'visas.checks.passport-number',
    text: 'With a wrong passport number in the appointment profile one is turned away at the fingerprints, the appointment is cancelled, and its fee is lost, since 27th November 2023.',
    source: {
      name: 'imagility.co (a vendor’s page); educationtodayonline.com, 28 November 2023, and truescoopnews.com (news sites)',
      address: 'https://imagility.co',
      checkedOn: '2026-11-22',
    },
    shownAt: '/paper-checks',
  },
]
