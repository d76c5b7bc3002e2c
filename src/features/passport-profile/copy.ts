// The words of the passport profile.
import type { FactName, Group } from './facts/rules.ts'
import type { PaperName } from './papers/rules.ts'

export const title = 'Passport profile'
export const lede =
  'Type it once, as your passport prints it. Your I-20 form, insurance, loan and the lists to copy from are filled in from here.'

/** What it is kept for, before anything is asked. */
export const noticeTitle = 'What this is for'
export const notice =
  'To fill in your forms and to compare your papers with each other. It is sealed with a key of your own: only you see it, and a lender or an insurer sees what you send to them. Nothing here has to be filled in, and what you take out is gone.'
export const parentsNotice =
  'The DS-160 asks for your parents’ names and birth dates, and an insurer for whom to call. Ask them before you type theirs, and leave empty what you don’t want kept here.'

export const underAge =
  'You are under 18. Passport, parents and addresses are kept with a parent’s consent alone, and Safar cannot take that yet. Please fill in your forms with a parent, from the passport itself.'
export const earlierPaper =
  'This paper is of the application that was refused. Please choose the one of your new application.'
export const bornFirst = 'Please enter your date of birth first.'

export const groupTitles: Readonly<Record<Group, string>> = {
  name: 'Name',
  birth: 'Birth and citizenship',
  passport: 'Passport',
  parents: 'Parents',
  home: 'Address at home',
  usAddress: 'Address in the US',
  money: 'Money',
  numbers: 'Numbers on your papers',
  signed: 'Signatures',
}

export const labels: Readonly<Record<FactName, string>> = {
  surname: 'Surname',
  firstName: 'Given names',
  middleName: 'Middle name',
  bornOn: 'Date of birth',
  sex: 'Sex, as in the passport',
  birthCity: 'City of birth',
  birthCountry: 'Country of birth',
  citizenship: 'Citizenship',
  maritalStatus: 'Marital status',
  passportNumber: 'Passport number',
  passportIssuedAt: 'Place of issue',
  passportIssuedOn: 'Date of issue',
  passportExpiresOn: 'Date of expiry',
  fatherSurname: 'Father’s surname',
  fatherGivenNames: 'Father’s given names',
  fatherBornOn: 'Father’s date of birth',
  motherSurname: 'Mother’s surname',
  motherGivenNames: 'Mother’s given names',
  motherBornOn: 'Mother’s date of birth',
  emergencyContact: 'Whom to call in an emergency',
  emergencyPhone: 'Their phone',
  homeStreet: 'House and street',
  homeStreet2: 'Area or landmark',
  homeCity: 'City',
  homeState: 'State',
  homePostalCode: 'PIN code',
  homeCountry: 'Country',
  usStreet: 'Street and number',
  usStreet2: 'Hall, room or flat',
  usCity: 'US city',
  usState: 'US state',
  usPostalCode: 'ZIP code',
  pan: 'PAN',
  payer: 'Who pays for your studies',
  studentId: 'Student number at your university',
  sevisId: 'SEVIS ID',
  schoolCode: 'School code',
  applicationId: 'DS-160 application ID',
  barcode: 'DS-160 barcode of your booking',
  appointmentUid: 'UID of the appointment',
  i20Signed: 'My I-20 is signed in ink on page 1, by the school’s official and by me',
}

export const hints: { readonly [name in FactName]?: string } = {
  surname: 'If your passport has none, type all your names here.',
  firstName: 'All given names, in the order of the passport. Empty if you have a single name.',
  middleName: 'Only if you want forms that ask for it to have one. Other forms join it to the given names.',
  homeStreet: 'Without “/”, which the DS-160 refuses: D-5-7 for D/5/7.',
  usStreet: 'A street address. No P.O. box.',
  payer: 'As you say it on the DS-160.',
  appointmentUid: 'On the page that confirms your appointment.',
}

export const choices = {
  sex: { F: 'F', M: 'M', X: 'X' },
  maritalStatus: { Single: 'Single', Married: 'Married', Divorced: 'Divorced', Widowed: 'Widowed', Other: 'Other' },
  emergencyContact: { father: 'My father', mother: 'My mother' },
  payer: { self: 'Myself', father: 'My father', mother: 'My mother', loan: 'A loan', other: 'Somebody else' },
} as const

export const papers: Readonly<Record<PaperName, string>> = {
  passport: 'passport',
  'i-20': 'I-20',
  'ds-160-confirmation': 'DS-160 confirmation',
  'sevis-receipt': 'SEVIS fee receipt',
  'appointment-confirmation': 'appointment confirmation',
  'admission-letter': 'offer letter',
  'loan-letter': 'sanction letter',
  'bank-letter': 'bank letter',
}

/** Under a parent’s name that was said as a whole. */
export const divideName = 'If it has a surname, move that to its own box.'

export const readFrom = (paper: string): string => `From your ${paper}`
export const savedWords = 'Sealed with a key of your own. Only you see it.'

export const fromPapersTitle = 'From your papers'
export const readTitle = 'Read a paper'
export const readLede =
  'An I-20, a confirmation or a letter as a PDF. You see what it says, and keep what is right. What was read is compared with your other papers.'
export const saysTitle = (paper: string): string => `What your ${paper} says`
export const typeMissing = 'What we did not find, type from the paper, or leave it empty.'
export const keepPaper = 'Keep these values'
export const dontKeep = 'Don’t keep it'
export const paperKept = (paper: string): string => `Kept: what your ${paper} says.`
export const paperRead = (paper: string, day: string, count: number): string =>
  `Your ${paper}: ${count === 1 ? 'one value' : `${count} values`} kept on ${day}.`
export const forgetPaper = (paper: string): string => `Forget what the ${paper} says`
export const sameHere = 'As in your profile'
export const otherHere = (known: string): string => `Your profile has ${known}`

/** Of a value that would be replaced: both are said. */
export const replaces = (label: string, was: string, becomes: string): string =>
  `${label}: ${was} so far, ${becomes} instead.`
