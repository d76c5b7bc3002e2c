// What is said where a paper is read on the student's device.
import type { PaperName, SaysName } from '#src/reading/says.ts'

export const staysHere = 'The PDF is read on this device. Nothing of it is sent; you say what is kept.'

export const failed = {
  'no-words': 'This PDF is a picture without words, as a scanner makes it. Please type what it says.',
  'another-paper': 'This does not look like a Form I-20. Please choose the PDF that your university sent.',
  locked: 'This PDF is locked with a password. Save it without one, or type what it says.',
  unreadable: 'We could not open this PDF. Download it once more, or type what it says.',
  'too-long': 'This PDF takes too long to read. Please type what it says.',
} as const

/** As a sentence names it. */
export const papers = {
  'i-20': 'an I-20',
  'ds-160-confirmation': 'a DS-160 confirmation',
  'sevis-receipt': 'a SEVIS fee receipt',
  'appointment-confirmation': 'an appointment confirmation',
  'admission-letter': 'an admission letter',
  'loan-letter': 'a loan sanction letter',
  'bank-letter': 'a bank letter',
} as const satisfies Record<PaperName, string>

const without = (paper: string): string => paper.replace(/^an? /, '')

/** 'an I-20, a loan sanction letter or a bank letter' */
const oneOf = (awaited: readonly PaperName[]): string =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(awaited.map(paper => papers[paper]))

const only = (awaited: readonly PaperName[]): string | undefined => {
  const [first, second] = awaited
  return first === undefined || second !== undefined ? undefined : without(papers[first])
}

export const choose = (awaited: readonly PaperName[]): string => `Choose the ${only(awaited) ?? 'paper'} (PDF)`
export const reading = (awaited: readonly PaperName[]): string => `Reading your ${only(awaited) ?? 'paper'} …`

/** Where it was read, and is none of those that are asked for here. */
export const another = (awaited: readonly PaperName[], seen: PaperName): string =>
  `This looks like ${papers[seen]}. Here we need ${oneOf(awaited)}: please choose that PDF.`

export const unknown = (awaited: readonly PaperName[]): string =>
  only(awaited) === 'I-20'
    ? failed['another-paper']
    : `This does not look like ${oneOf(awaited)}. Please choose another PDF, or type what it says.`

export const sayingLabels: Readonly<Record<SaysName, string>> = {
  surname: 'Surname',
  givenName: 'Given names',
  studentName: 'Student’s name',
  bornOn: 'Date of birth',
  bornOnInNumbers: 'Date of birth, as printed',
  passportNumber: 'Passport number',
  sevisId: 'SEVIS ID',
  schoolCode: 'School code',
  applicationId: 'DS-160 number',
  appointmentUid: 'UID of the appointment',
  interviewOn: 'Day of the interview',
  interviewAt: 'Place of the interview',
  vacOn: 'Day of the fingerprints',
  university: 'University',
  programmeStart: 'Programme start',
  programmeEnd: 'Programme end',
  classesStart: 'Start of classes',
  earliestAdmission: 'Earliest admission',
  costYear1: 'Estimated costs',
  fundsYear1: 'Funds',
  amount: 'Amount',
  currency: 'Currency',
  bank: 'Bank',
  accountHolder: 'Account holder',
  issuedOn: 'Issued on',
  paidOn: 'Paid on',
  receiptNumber: 'Receipt number',
}

const listed = (names: readonly SaysName[]): string =>
  new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(names.map(name => sayingLabels[name]))

/** After each reading: what is there, and what the student still has to look at. */
export const found = (names: readonly SaysName[]): string => `Found: ${listed(names)}.`
export const nothingFound = 'We found nothing on it that we look for.'
export const notFound = (names: readonly SaysName[]): string =>
  `Not found: ${listed(names)}. Nothing of this is compared until you type it.`
export const typeThere = 'Type it on your passport profile'
