export const inText = {
  title: 'Is that an Aadhaar or card number?',
  why: (ending: string) =>
    `You wrote a number ending in ${ending} that looks like one. We never need a whole one, so we keep only its last four digits, unless it’s something else.`,
  hide: 'Send it with the number hidden',
  keep: 'It’s something else: send it as it is',
  change: 'Go back and change it',
} as const

export const inPaper = {
  title: 'Does this PDF show an Aadhaar or card number?',
  why: (ending: string) =>
    `It shows a number ending in ${ending} that looks like a whole one, which we may not keep. You can download a masked Aadhaar, with only the last four digits, at myaadhaar.uidai.gov.in.`,
  keep: 'It’s something else: send this file',
  change: 'Go back and choose another',
} as const
