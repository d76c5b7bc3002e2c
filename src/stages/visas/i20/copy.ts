// The words of the I-20 form.
export const dobMissing = 'Please enter your date of birth.'
export const dobInvalid = 'Please enter your date of birth as MM/DD/YYYY.'
export const amountInvalid = 'Please enter an amount in USD.'
export const universityInvalid = 'Please select the university you are going to.'

export const worksheet = {
  title: 'I-20 worksheet',
  note: "A worksheet in the common shape of a certificate of finances. Copy it into your university's own form, or hand it in where the university has none.",
  personal: 'Personal Data',
  funds: 'Sources of Funds',
  assured: 'Year 1 is assured, years 2 to 4 are projected. All amounts are in US dollars.',
  columns: ['Name', 'Year 1', 'Year 2', 'Year 3', 'Year 4'],
  aid: 'Type of aid',
  totals: 'Total a year',
  totalOfAll: 'Total of all years',
} as const

export const personalLabels = {
  last_name: 'Last name',
  first_name: 'First name',
  middle_name: 'Middle name',
  gender: 'Gender',
  dob: 'Date of birth (MM/DD/YYYY)',
  birth_country: 'Country of birth',
  birth_city: 'City of birth',
  citizenship_country: 'Country of citizenship',
  i20_holder: 'Do you hold an I-20 now?',
} as const

export const sourceLabels = {
  ss: 'Self Support',
  ps: 'Parents or individual sponsors',
  gs: 'Government or other sponsoring agency',
  university: 'University',
  other: 'Other',
} as const

export const flagLabels = {
  check_male: 'Male',
  check_female: 'Female',
  check_job: 'Job',
  check_loan: 'Loan',
  check_grant: 'Grant',
} as const
