// The words of the numbers on a student's visa papers.
export const labels = {
  sevisId: 'SEVIS ID',
  schoolCode: 'School code',
  applicationId: 'Application ID',
  barcode: 'Barcode number',
  i20Surname: 'Last name',
  i20Given: 'Given name (first and middle)',
  ds160Surname: 'Surnames',
  ds160Given: 'Given names (first and middle)',
  dob: 'Date of birth (MM/DD/YYYY)',
  dobDs160: 'Date of birth (DD-MMM-YYYY)',
  dobDay: 'Date of birth: day',
  dobMonth: 'Date of birth: month',
  dobYear: 'Date of birth: year',
  birthCity: 'City of birth',
  birthCountry: 'Country of birth',
  citizenshipCountry: 'Country of citizenship',
  email: 'E-mail',
  university: 'University',
} as const

export const hints = {
  sevisId: 'At the top of your I-20: N and ten digits.',
  schoolCode: 'On the first page of your I-20, beside the school.',
  applicationId: 'At the top right of every DS-160 page.',
  barcode: 'Under the barcode of the confirmation page.',
} as const

export const savedWords = 'Sealed with a key of your own. Nobody at our desk sees it.'
export const differs =
  'The barcode differs from the application ID. At the interview the barcode must be the one that you booked with: if you filled in a new DS-160, look at your appointment again.'
