// The words of the desk's side of the I-20: universities' own forms.
export const mappedTwice = 'A field of the form is mapped twice.'
export const mappedWrong = 'One of the values cannot stand in the field it is mapped to.'
export const nothingMapped = 'Please map at least one field before you publish it.'
export const fileRequired = 'Please choose the PDF of the form.'
export const universityRequired = 'Please choose the university whose form this is.'

/** Why a PDF is not taken. */
export const problems = {
  broken: 'We cannot read this PDF. Please open it, save it again as a PDF and choose that file.',
  locked: 'This PDF is locked. Please ask the university for one that is not.',
  xfa: 'This PDF is a dynamic (XFA) form, which most programs cannot fill. Please ask the university for a plain PDF form.',
  'no-fields':
    'This PDF has no fields to fill: it is a picture of a form. Students of this university keep our worksheet.',
  'too-many': 'This PDF has more than 600 fields. Please choose the pages about the student and their funds alone.',
} as const
export type FormProblem = keyof typeof problems

const source = {
  ss: 'Self Support',
  ps: 'Parents or sponsors',
  gs: 'Government or agency',
  university: 'University',
  other: 'Other',
} as const

const ofSource = <Key extends keyof typeof source>(key: Key) =>
  [1, 2, 3, 4].map(year => [`${key}_year${year}`, `${source[key]}, year ${year}`])

/** What each value is called where it is mapped. */
export const valueLabels: Readonly<Record<string, string>> = {
  last_name: 'Last name',
  first_name: 'First name',
  middle_name: 'Middle name',
  full_name: 'Full name',
  gender: 'Gender (M or F)',
  dob: 'Date of birth',
  birth_city: 'City of birth',
  birth_country: 'Country of birth',
  citizenship_country: 'Country of citizenship',
  i20_holder: 'Holds an I-20 now (Yes or No)',
  university: 'The university',
  ss_name: 'Self Support: name',
  ps_name: 'Parents or sponsors: name',
  gs_name: 'Government or agency: name',
  university_name: 'University: name of the aid',
  university_aid: 'University: type of aid',
  other_name: 'Other: name',
  ...Object.fromEntries([
    ...ofSource('ss'),
    ...ofSource('ps'),
    ...ofSource('gs'),
    ...ofSource('university'),
    ...ofSource('other'),
  ]),
  total_year1: 'Total, year 1',
  total_year2: 'Total, year 2',
  total_year3: 'Total, year 3',
  total_year4: 'Total, year 4',
  total: 'Total of all years',
  check_male: 'Male',
  check_female: 'Female',
  holds_i20: 'Holds an I-20 now',
  holds_no_i20: 'Holds no I-20 now',
  check_job: 'Aid: job',
  check_loan: 'Aid: loan',
  check_grant: 'Aid: grant',
}

export const fieldKindWords = { text: 'Text', tick: 'Box to tick', other: 'Other' } as const
