// A university's letter of admission. Pure.
import { dated, otherDates, university } from './letters.ts'
import type { Paper } from './paper.ts'
import * as values from './values.ts'

export const admissionLetter: Paper = {
  name: 'admission-letter',
  isIt: ({ text, letters }) =>
    /\b(?:admission|admitted|admit)\b/i.test(text) &&
    /OFFEROFADMISSION|LETTEROFADMISSION|ADMISSIONLETTER|ADMISSIONOFFER|OFFERLETTER|YOUADMISSION|BEENADMITTED|ADMITTEDTO|ACCEPTANCELETTER|LETTEROFACCEPTANCE/.test(
      letters,
    ) &&
    /UNIVERSITY|COLLEGE|INSTITUTE|SCHOOL/.test(letters),
  isLetter: true,
  fields: {
    studentName: {
      labels: ['Student Name', 'Name of Student', 'Name of the Student', 'Applicant Name', 'Name of Applicant', 'Name'],
      take: values.person,
    },
    bornOn: { labels: ['Date of Birth', 'Birth Date'], take: values.dayAtOnce },
    university: {
      labels: ['University', 'University Name', 'Name of University', 'Institution', 'Name of Institution', 'College'],
      sentences: [
        new RegExp(
          String.raw`\b[Aa]dm(?:ission|itted)\b[^|]{0,160}?\b(?:at|to|by)\s+(?:[Tt]he\s+)?(?<value>${university})`,
          'gu',
        ),
      ],
      take: values.called,
    },
    programmeStart: {
      labels: ['Program Start Date', 'Programme Start Date', 'Program Start', 'Programme Start', 'Start Date'],
      sentences: [/\b[Pp]rogram(?:me)?\s+(?:begins|starts)\s+on\s+(?<value>[^|\n]{6,40})/gu],
      take: values.dayAtOnce,
    },
    programmeEnd: {
      labels: ['Program End Date', 'Programme End Date', 'Program End', 'Programme End'],
      take: values.dayAtOnce,
    },
    classesStart: {
      labels: ['Classes Begin', 'Classes Start', 'First Day of Classes', 'Start of Classes'],
      sentences: [/\b[Cc]lasses\s+(?:begin|start)\s+on\s+(?<value>[^|\n]{6,40})/gu],
      take: values.dayAtOnce,
    },
    issuedOn: { labels: dated, take: values.dayAtOnce },
  },
  others: [
    ...otherDates,
    'Student ID',
    'Student Number',
    'Application ID',
    'Program',
    'Programme',
    'Degree',
    'Major',
    'Department',
    'Term',
    'Intake',
    'Level',
    'Program Length',
    'Orientation',
    'Deposit Deadline',
    'Enrollment Deposit',
  ],
}
