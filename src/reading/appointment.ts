// The confirmation of a visa appointment: fingerprints and interview. Pure.
import type { Paper } from './paper.ts'
import * as values from './values.ts'

const fingerprints = ['OFC Appointment Details', 'VAC Appointment Details', 'Biometrics Appointment Details']
const interview = ['Consular Appointment Details', 'Interview Appointment Details', 'Visa Interview Details']
const dates = ['Date', 'Appointment Date', 'Date and Time', 'Appointment Date and Time']

export const appointment: Paper = {
  name: 'appointment-confirmation',
  isIt: ({ letters }) =>
    /APPOINTMENTCONFIRMATION|APPOINTMENTLETTER|CONFIRMATIONOFAPPOINTMENT|CONSULARAPPOINTMENT|VISAAPPOINTMENT/.test(
      letters,
    ) && /CONSUL|EMBASSY|VISA/.test(letters),
  isLetter: true,
  sections: [...fingerprints, ...interview, 'Applicant Details', 'Appointment Details', 'Document Delivery'],
  fields: {
    surname: { labels: ['Surname', 'Last Name'], take: values.name },
    givenName: { labels: ['Given Name', 'Given Names', 'First Name'], take: values.name },
    studentName: { labels: ['Applicant Name', 'Name of Applicant', 'Applicant'], take: values.person },
    bornOn: { labels: ['Date of Birth'], take: values.dayAtOnce },
    bornOnInNumbers: { labels: ['Date of Birth'], take: values.dayInNumbers },
    passportNumber: { labels: ['Passport Number', 'Passport No'], take: values.passportNumber },
    applicationId: {
      labels: [
        'DS-160 Confirmation Number',
        'DS-160 Confirmation No',
        'DS-160 Number',
        'DS-160',
        'Confirmation Number',
      ],
      take: values.applicationId,
    },
    appointmentUid: {
      labels: ['UID', 'UID Number', 'UID No', 'User ID', 'Unique ID'],
      take: values.number(/^\d{5,12}$/),
    },
    interviewOn: {
      labels: [
        'Consular Appointment',
        'Consular Appointment Date',
        'Consular Appointment Date and Time',
        'Consular Interview Date',
        'Interview Date',
        'Interview Appointment',
        'Interview Appointment Date',
        'Visa Interview Date',
      ],
      within: { sections: interview, labels: dates },
      take: values.dayAtOnce,
    },
    interviewAt: {
      labels: ['Consular Post', 'Consular Location', 'Interview Location', 'Consular Appointment Location', 'Post'],
      within: { sections: interview, labels: ['Location', 'Appointment Location'] },
      take: values.called,
    },
    vacOn: {
      labels: [
        'OFC Appointment',
        'OFC Appointment Date',
        'OFC Appointment Date and Time',
        'VAC Appointment',
        'VAC Appointment Date',
        'VAC Appointment Date and Time',
        'Biometrics Appointment',
        'Biometrics Appointment Date',
      ],
      within: { sections: fingerprints, labels: dates },
      take: values.dayAtOnce,
    },
  },
  others: [
    'Visa Class',
    'Visa Category',
    'Visa Type',
    'Visa Priority',
    'Nationality',
    'Gender',
    'E-mail',
    'Email',
    'Mobile',
    'Phone',
    'SEVIS ID',
    'Time',
    'OFC Location',
    'OFC Post',
    'VAC Location',
    'Consular Appointment Time',
    'OFC Appointment Time',
    'Number of Applicants',
    'Delivery Address',
    'MRV Fee Receipt Number',
    'Receipt Number',
  ],
}
