// Where a name probably stands, said of each mark.
export const whyMarked = {
  own: 'The name of the student',
  title: 'Somebody by title',
  name: 'A capital within a sentence',
  email: 'An e-mail address',
  number: 'A long number',
} as const
