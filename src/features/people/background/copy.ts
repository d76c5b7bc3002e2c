export const academicTypeNames = {
  highSchool: 'High School',
  bachelors: "Bachelor's",
  masters: "Master's",
  phd: 'PhD',
  other: 'Other',
} as const

export const workTypeNames = {
  internship: 'Internship',
  fullTime: 'Full Time',
  partTime: 'Part Time',
} as const

export const institution = 'Please enter the name of your school or university.'
export const year = 'Please enter a valid year.'
export const yearsReversed = 'This cannot be before the year you began.'
export const score = 'Please enter a valid score.'
export const company = 'Please enter the name of the company.'
export const title = 'Please enter what you worked as.'
export const datesReversed = 'This cannot be before the day you began.'
export const tooMany = 'There is no room for more. Please remove one first.'
export const choose = 'Please choose one.'
export const day = 'Please enter a day.'
