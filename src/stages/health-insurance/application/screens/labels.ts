// What stands over the fields of an application, and what the choices are called.
import type { Choice } from '#src/ui/select.tsx'
import { visaNames } from '#src/stages/health-insurance/details/copy.ts'
import type { Field, Section } from '../pages/rules.ts'
import type { genders, maritalStatuses, relationships, securityQuestions } from '../rules.ts'

export const sectionTitles: Readonly<Record<Section, string>> = {
  person: 'You, as in your passport',
  phones: 'Your phones',
  origin: 'Where you are from',
  studies: 'Your studies',
  coverage: 'Your cover',
  home: 'Your home address',
  destination: 'Your address in the US',
  emergency: 'Who we call in an emergency',
  security: 'Security questions',
  group: 'Insured as a group',
  referral: 'Referrals',
}

export const sectionLedes: Partial<Readonly<Record<Section, string>>> = {
  studies: 'Your student ID stands on your admission letter. It is not the SEVIS ID.',
  destination: 'If you have no room yet, the address of your department will do. You can change it later.',
  emergency: 'Somebody who can be reached when you cannot: not at one of your own numbers.',
  security:
    'The insurer asks these when you call. Your answers are sealed, and nobody is shown them again, you included.',
  group: 'Five who buy together save $15 each.',
}

export const labels: Readonly<Record<Field, string>> = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  email: 'E-mail',
  dob: 'Date of birth',
  gender: 'Gender',
  maritalStatus: 'Marital status',
  mobilePrefix: 'ISD code',
  mobileNumber: 'Phone',
  usMobilePrefix: 'ISD code',
  usMobileNumber: 'US phone',
  nationality: 'Nationality',
  passportCountry: 'Citizenship',
  universityID: 'University',
  studentId: 'Student ID',
  visa: 'Visa',
  planID: 'Insurance plan',
  graduationYear: 'Year of graduation',
  graduationDate: 'Day of graduation',
  coverageStartDate: 'Coverage start date',
  numberOfMonths: 'Enrolment period',
  billingCycle: 'Billing',
  homeAddress1: 'Address',
  homeCity: 'City',
  homeStateCode: 'State',
  homePostalCode: 'PIN code',
  homeCountryCode: 'Country',
  destinationAddress1: 'Address',
  destinationCity: 'City',
  destinationStateCode: 'State',
  destinationPostalCode: 'ZIP code',
  emergencyContactName: 'Name',
  emergencyContactPrefix: 'ISD code',
  emergencyContactPhone: 'Phone',
  emergencyContactRelationship: 'Relationship',
  emergencyContactOther: 'What is the relationship?',
  securityQuestion1: 'First question',
  securityAns1: 'First answer',
  securityQuestion2: 'Second question',
  securityAns2: 'Second answer',
  partOfGroup: 'Do you want to be insured in a group?',
  groupChoice: 'Do you start the group, or were you invited to one?',
  groupCode: 'Group code',
  isReferred: 'Did somebody tell you of us?',
  referredBy: 'Who was it?',
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const asTheyAre = (values: readonly string[]): Choice[] => values.map(value => ({ value, label: value }))

const questionWords: Readonly<Record<(typeof securityQuestions)[number], string>> = {
  cityGraduated: 'In which city did you graduate?',
  favoriteSportsPerson: 'Who is your favourite sportsperson?',
  mothersMaidenName: 'What is your mother’s maiden name?',
  favoritePet: 'What is the name of your favourite pet?',
  fathersMiddleName: 'What is your father’s middle name?',
  favoriteTeachersName: 'What is the name of your favourite teacher?',
  highSchoolMascot: 'What was the mascot of your school?',
  mothersMiddleName: 'What is your mother’s middle name?',
  cityBorn: 'In which city were you born?',
}

export const choices = {
  gender: asTheyAre(['Male', 'Female', 'Other'] satisfies (typeof genders)[number][]),
  maritalStatus: asTheyAre([
    'Single',
    'Married',
    'Divorced',
    'Widowed',
    'Other',
    'Unknown',
  ] satisfies (typeof maritalStatuses)[number][]),
  relationship: asTheyAre(['Father', 'Mother', 'Other'] satisfies (typeof relationships)[number][]),
  visa: Object.entries(visaNames).map(([value, label]) => ({ value, label })),
  question: Object.entries(questionWords).map(([value, label]) => ({ value, label })),
  yesNo,
  group: [
    { value: 'create', label: 'I start the group', detail: 'You name four others and get a code for them.' },
    { value: 'join', label: 'I join a group', detail: 'Somebody gave you their code.' },
  ],
  billing: [
    { value: 'Monthly', label: 'Monthly', detail: 'The rest comes in equal bills, one a month.' },
    { value: 'Yearly', label: 'Yearly', detail: 'A full year, and one bill for the rest.' },
    { value: 'Custom', label: 'Custom', detail: 'The months you choose, and one bill for the rest.' },
  ],
} as const
