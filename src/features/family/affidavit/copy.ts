// The affidavit of support, as it is printed for a university in the US, and what the student reads beside it.
import type { Relation } from '../rules.ts'

export const title = 'Affidavit of support'
export const fileName = 'affidavit-of-support.pdf'

export const own = {
  print: 'Save the PDF',
  what: (name: string): string =>
    `To print, for ${name} to sign before a notary: what you entered is filled in, and the other lines are left blank. Some universities have a form of their own. Ask yours which one it takes.`,
} as const

export const student = {
  title: 'The student',
  name: 'Name as in the passport',
  bornOn: 'Date of birth',
  citizenship: 'Country of citizenship',
  address: 'Address',
  university: 'University',
  studentId: 'Student ID',
  sevisId: 'SEVIS ID',
} as const

export const sponsor = {
  title: 'The sponsor',
  name: 'Name',
  relation: 'Relation to the student',
  age: 'Age',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  employer: 'Employer',
  position: 'Position',
  income: 'Net yearly income in US$',
  savings: 'Savings in US$',
} as const

export const relations: Readonly<Record<Relation, string>> = {
  father: 'Father',
  mother: 'Mother',
  guardian: 'Guardian',
  spouse: 'Spouse',
  // What they are to each other is not known from this.
  sponsor: '',
  'co-borrower': '',
}

export const support = {
  title: 'The support',
  what: 'I will pay for (tick what applies):',
  kinds: ['All costs of studying and living', 'Tuition and fees', 'Housing and food', 'Other:'],
  amount: 'US$ a year',
  years: 'From which year to which',
} as const

export const signing = {
  title: 'Signature',
  statement:
    'I declare that what is written here is true and complete, and that I will give the student this support for the years named above.',
  signature: 'Signature of the sponsor',
  date: 'Date and place',
  notary: 'For the notary',
  sworn: 'Signed before me (day and place)',
  notaryName: 'Name and seal',
  notarySignature: 'Signature of the notary',
} as const

export const foot =
  'Filled in from what the student entered on Safar on the day above. Blank lines are filled in by hand. Please check everything before you sign.'
