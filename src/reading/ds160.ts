// The confirmation page of a DS-160. Pure.
import type { Paper } from './paper.ts'
import * as values from './values.ts'

export const ds160: Paper = {
  name: 'ds-160-confirmation',
  isIt: ({ text, letters }) =>
    /\bDS-160\b/i.test(text) &&
    letters.includes('CONFIRMATIONNO') &&
    (letters.includes('NAMEPROVIDED') || letters.includes('ONLINENONIMMIGRANTVISAAPPLICATION')),
  isLetter: true,
  fields: {
    surname: { labels: ['Name Provided'], take: values.beforeComma },
    givenName: { labels: ['Name Provided'], take: values.afterComma },
    bornOn: { labels: ['Date of Birth'], take: values.dayAtOnce },
    bornOnInNumbers: { labels: ['Date of Birth'], take: values.dayInNumbers },
    passportNumber: { labels: ['Passport Number'], take: values.passportNumber },
    applicationId: {
      labels: ['Confirmation No', 'Confirmation Number', 'Application ID'],
      take: values.applicationId,
    },
    interviewAt: { labels: ['Location Selected'], take: values.called },
    issuedOn: { labels: ['Completed On'], take: values.dayAtOnce },
  },
  others: [
    'Place of Birth',
    'Gender',
    'Sex',
    'Nationality',
    'Country of Origin',
    'Purpose of Travel',
    'Version',
    'Note',
  ],
}
