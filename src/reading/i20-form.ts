// The labels of a Form I-20. Pure.
import type { Paper } from './paper.ts'
import * as values from './values.ts'

const costs = 'ESTIMATED AVERAGE COSTS FOR'
const funding = "STUDENT'S FUNDING FOR"

const titled = /I-20, Certificate of Eligibility/i
/** A letter that speaks of an I-20 has none of them. */
const known = [
  'SURNAMEPRIMARYNAME',
  'CLASSOFADMISSION',
  'SCHOOLCODEANDAPPROVALDATE',
  'PROGRAMSTARTDATE',
  'PROGRAMENDDATE',
  'PROGRAMSTARTENDDATE',
  'EARLIESTADMISSIONDATE',
  'STARTOFCLASSES',
  'NORMALPROGRAMLENGTH',
]

export const i20Form: Paper = {
  name: 'i-20',
  isIt: ({ text, letters }) =>
    /\bI-20\b/i.test(text) &&
    /SEVIS/i.test(text) &&
    (titled.test(text) || known.filter(label => letters.includes(label)).length >= 3),
  days: 'month-first',
  sections: [costs, funding],
  fields: {
    surname: { labels: ['SURNAME/PRIMARY NAME'], take: values.name },
    givenName: { labels: ['GIVEN NAME'], take: values.name },
    bornOn: { labels: ['DATE OF BIRTH'], take: values.day },
    bornOnInNumbers: { labels: ['DATE OF BIRTH'], take: values.dayInNumbers },
    sevisId: { anywhere: /\bN\d{10}\b/g, take: values.sevisId },
    schoolCode: { anywhere: /\b[A-Z]{3}214F\d{8}\b/g, take: values.schoolCode },
    university: { labels: ['SCHOOL NAME'], take: values.school },
    // The present print has both days in one field.
    programmeStart: { labels: ['PROGRAM START DATE', 'PROGRAM START/END DATE'], take: values.day },
    programmeEnd: {
      labels: ['PROGRAM END DATE'],
      secondDayOf: ['PROGRAM START/END DATE'],
      take: values.day,
    },
    earliestAdmission: { labels: ['EARLIEST ADMISSION DATE'], take: values.day },
    classesStart: { labels: ['START OF CLASSES'], take: values.day },
    costYear1: { labels: ['TOTAL'], under: costs, take: values.dollars },
    fundsYear1: { labels: ['TOTAL'], under: funding, take: values.dollars },
    issuedOn: { labels: ['DATE ISSUED'], take: values.dayAtOnce },
  },
  others: [
    'PREFERRED NAME',
    'PASSPORT NAME',
    'COUNTRY OF BIRTH',
    'COUNTRY OF CITIZENSHIP',
    'CITY OF BIRTH',
    'CLASS OF ADMISSION',
    'FORM ISSUE REASON',
    'LEGACY NAME',
    'SCHOOL ADDRESS',
    'SCHOOL OFFICIAL TO CONTACT UPON ARRIVAL',
    'SCHOOL CODE AND APPROVAL DATE',
    'EDUCATION LEVEL',
    'MAJOR 1',
    'MAJOR 2',
    'NORMAL PROGRAM LENGTH',
    'PROGRAM ENGLISH PROFICIENCY',
    'ENGLISH PROFICIENCY NOTES',
    'ADMISSION NUMBER',
    'TUITION AND FEES',
    'LIVING EXPENSES',
    'EXPENSES OF DEPENDENTS',
    'PERSONAL FUNDS',
    'FUNDS FROM THIS SCHOOL',
    'FUNDS FROM ANOTHER SOURCE',
    'ON-CAMPUS EMPLOYMENT',
    'REMARKS',
    'SCHOOL ATTESTATION',
    'STUDENT ATTESTATION',
    // Headings, and what the present print has beside the labels.
    'ACADEMIC AND LANGUAGE',
    'SCHOOL INFORMATION',
    'PROGRAM OF STUDY',
    'FINANCIALS',
    'PLACE ISSUED',
  ],
}
