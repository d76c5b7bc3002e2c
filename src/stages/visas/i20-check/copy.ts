// What is said where the I-20 is compared with what Safar knows, before the SEVIS fee is paid.
export const title = 'Check your I-20 first'
export const lede =
  'We hold it against what you typed here. A letter that differs is corrected more easily before the fee is paid.'

export const same = 'Nothing differs in what we compared.'
export const nothingToCompare =
  'We could read none of what we compare. Hold the I-20 beside the list below, letter by letter.'
export const onlyRead = (what: string): string => `Compared: ${what}. Look at the rest yourself.`
export const keepNumbers = 'Keep the SEVIS ID and school code'
export const numbersKept = 'The numbers are kept.'

export const names = {
  name: 'name',
  surname: 'surname',
  givenName: 'given names',
  bornOn: 'birth date',
  sevisId: 'SEVIS ID',
  schoolCode: 'school code',
} as const

export const onI20 = 'On the I-20'
export const here = 'In Safar'
export const empty = 'nothing'

export const levels = { stop: 'Stop', look: 'Look again' } as const

export const what = {
  letters: (name: string): string => `The ${name} ${name.endsWith('s') ? 'differ' : 'differs'}.`,
  exchanged: 'Surname and given names are exchanged.',
  divided: 'The name is divided in another way: which part is the surname?',
  initials: 'An initial stands on one where the other has a whole name, or none.',
  dayAndMonth: 'Day and month of the birth date may be exchanged.',
} as const

/** Which of the two to correct. */
export const remedies = {
  person:
    'Hold both against your passport. If the I-20 is wrong, ask your international office for a corrected one before you pay. If Safar is wrong, correct your I-20 form here.',
  number: 'Copy the number from your newest I-20. Pay for the ID that stands on it.',
} as const
export const correct = 'Correct the I-20 form'
