import type { FieldNames } from './rules.ts'

/** A student who does not exist, with something in every value. */
export const sample: FieldNames = {
  last_name: 'Iyer',
  first_name: 'Meera',
  middle_name: 'Lakshmi',
  gender: 'F',
  dob: '03/09/2003',
  birth_country: 'India',
  birth_city: 'Hyderabad',
  citizenship_country: 'India',
  i20_holder: 'No',
  ss_name: 'Meera Iyer',
  ss_year1: 1_250_000,
  ss_year2: 1_250_000,
  ps_name: 'Lakshmi Iyer',
  ps_year1: 3_100_050,
  ps_year2: 3_100_000,
  ps_year3: 3_100_000,
  ps_year4: 3_100_000,
  gs_name: 'State Bank of India, education loan',
  gs_year1: 1_000_000,
  university_name: 'Graduate assistantship',
  university_aid: 'Grant',
  university_year1: 500_000,
  other_name: 'Ramesh Iyer',
  other_year1: 250_000,
}
