export const kindNames = {
  text: 'Short text',
  longText: 'Long text',
  choice: 'One of several',
  choices: 'Several of several',
  number: 'Number',
  date: 'Date',
  file: 'File',
} as const

export const missing = {
  text: 'Please answer this question.',
  longText: 'Please answer this question.',
  choice: 'Please choose one.',
  choices: 'Please choose at least one.',
  number: 'Please enter a number.',
  date: 'Please enter a date.',
  file: 'Please add a file.',
} as const

export const unknownQuestion =
  'One of these questions has been taken away meanwhile. Please look through the form again.'
export const wrongKind = 'This answer is of another kind than the question asks for.'
export const notOffered = 'Please choose from what is offered.'
export const noNumber = 'Please enter a number, such as 7.5.'
export const noDay = 'Please enter a day that exists.'
export const notYourFile = 'We could not find this file. Please add it again.'
export const tooManyFiles = (most: number): string => `Please add at most ${most} files.`

export function outOfRange(min: number | null, max: number | null): string {
  if (min === null) return `Please enter at most ${max}.`
  return max === null ? `Please enter at least ${min}.` : `Please enter a number from ${min} to ${max}.`
}

export const labelMissing = 'Please write the question.'
export const tooFewOptions = 'Please offer at least two choices, one a line.'
export const tooManyOptions = (most: number): string => `Please offer at most ${most} choices.`
export const twinOptions = 'One of these choices is listed twice.'
export const emptyOption = 'A choice has no words.'
export const turnedRange = 'The largest number is smaller than the smallest.'
export const tooManyQuestions = (most: number): string => `Please ask at most ${most} questions.`
export const duplicates = 'Two questions have the same name. Please take one away and add it again.'

export const progress = (done: number, all: number): string =>
  done === all ? 'All needed answers are there' : `${done} of ${all} needed answers`
