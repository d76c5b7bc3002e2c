// The words of the I-20 form.
export const draftName = 'I-20 form'
export const universityLabel = 'University you are going to'
export const keptUniversity = (name: string): string => `I-20 form: ${name}`
export const correctFirst =
  'Please correct the fields marked in red first: what they show is not saved, and would not be printed.'
export const dobMissing = 'Please enter your date of birth.'
export const dobInvalid = 'Please enter your date of birth as MM/DD/YYYY.'
export const dobUnlikely = 'Please check the year of your birth.'
export const dobAhead = 'This day is still to come. Please check the year.'
export const amountInvalid = 'Please enter an amount in USD.'
export const amountTooLarge = 'Please enter at most $1,000,000 a year.'
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
  of: (name: string): string => `Student: ${name}`,
  signature: 'Signature of the student',
  signedOn: 'Date (MM/DD/YYYY)',
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

export const parts = { personal: 'Personal Data', funds: 'Sources of Funds' } as const

export const intro =
  'Your university issues the I-20 once you have shown how you pay. It asks who you are and where the money comes from, year by year.'
export const universityHint = 'Choose where you go. You can change it later; what you typed below stays.'
export const admittedHint = 'Choose where you go. These are the admissions you entered.'
export const noForm = (university: string): string => `We have no form of ${university} yet, so you get our worksheet`
export const worksheetSays =
  "It has the common shape of a certificate of finances. Copy it into the university's own form, or hand it in where the university has none."
export const ownForm = (university: string): string => `We fill the form of ${university} itself`
export const ownFormSays = (form: string): string => `The file is ${form}. Look it through before you send it.`

export const hints = {
  last_name:
    'Exactly as in your passport, in Latin letters. With a single name, or if the surname line is blank, write your whole name here.',
  first_name: 'Leave it empty if your passport has a single name. Never write FNU here: SEVIS refuses it.',
  dob: 'It stands in the form as MM/DD/YYYY.',
  gender: 'The form offers these two.',
  i20_holder: 'Say yes if another school in the US has issued you one.',
} as const

export const assured = (year: number): string => (year === 1 ? '(assured)' : '(projected)')
export const fundsHint =
  'In US dollars. Year 1 is assured: money that is there now, such as savings or a sanctioned loan. Years 2 to 4 are what you expect. Leave out what you do not have.'
export const sourceHints = {
  ss: 'Your own savings, in your own account.',
  ps: 'Money of parents or of somebody who vouches for you. An education loan in their name belongs here.',
  gs: 'A government, an employer or an agency; a bank that lends to you.',
  university: 'What the university itself gives or pays you.',
  other: 'Anything else you can prove.',
} as const
export const nameLabels = {
  ss: 'Name on the account',
  ps: 'Names of parents or sponsors',
  gs: 'Name of the agency or bank',
  university: 'Name of the aid',
  other: 'Where it comes from',
} as const

export const filled = {
  worksheet: 'I-20 worksheet',
  title: (university: string | undefined): string =>
    university === undefined ? 'Your filled form' : `Your filled form for ${university}`,
  staysFilled: 'The form that was filled keeps what it says: generate it again afterwards.',
  behind: 'You changed something after this was filled. Generate it again to have it in the form.',
  did: 'You had it filled',
  now: 'Send it to the international office',
  nowWorksheet: "Copy it into the university's own form first, if it has one.",
  nowOwn: 'Sign it where it asks for a signature.',
  next: 'The university issues your I-20',
  nextDetail: 'Ask its international office how long it takes. Mark this step as completed once you have it.',
  download: 'Download the PDF',
} as const
