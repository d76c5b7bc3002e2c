// The words of the visa transcripts. The specification's words are kept letter for letter.
export const universityRequired = 'Please select the university you are going to.'
export const fundingRequired = 'Please select your source of funding.'
export const subjectRequired = 'Please enter the subject you are going to study.'
export const consulateRequired = 'Please select your consulate.'

export const fundingNames = { 'funding-loan': 'Education Loan', 'funding-self': 'Self-Funded' } as const

/** The facts of a transcript, as they stand beside what they say. */
export const factNames = {
  consulate: 'Interviewed at',
  university: 'Attended',
  subject: 'Majored in',
  funding: 'Funded by',
} as const

export const outcomeNames = { accepted: 'Visa approved', rejected: 'Visa rejected' } as const
export const speakerNames = { VO: 'VO', Me: 'Me' } as const

export const illustrative = 'Illustrative'
export const illustrativeWhy =
  'We wrote this transcript ourselves, after the kinds of questions that officers ask. Nobody in it is a real person.'
export const fromStudent = 'From a student'
export const fromStudentWhy =
  'A student remembered this after the interview. We took out the names and changed nothing else.'

// What one tells of an interview of one's own.
export const outcomeRequired = 'Please say how it ended.'
export const linesRequired = (least: number): string => `Please write at least ${least} lines.`
export const bothSpeak = 'Please write what the officer said and what you said.'
export const tooManyLines = (most: number): string => `Please use at most ${most} lines.`
export const lineTooLong = (most: number): string => `Please keep each line under ${most} characters.`
export const consentRequired = 'Please agree first. Without that we cannot publish it.'
export const waitsAlready = 'One of yours is with us already. Take it back first, or wait until we have read it.'
export const tooManySent = 'You have sent several today. Please send the next one tomorrow.'

// At the desk.
export const changedBy = (name: string): string => `${name} changed this while you were writing.`
export const reasonRequired = 'Please tell the student why.'
export const settledBefore = 'This was answered a moment ago.'
