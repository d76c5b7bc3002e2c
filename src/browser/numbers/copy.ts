export const inText = {
  title: 'Is that an Aadhaar or card number?',
  why: (ending: string) =>
    `What you wrote holds a number ending in ${ending} that looks like one. We never need a whole one, so only its last four digits are kept, unless it’s something else.`,
  hide: 'Send it with the number hidden',
  keep: 'It’s something else: send it as it is',
  change: 'Go back and change it',
} as const

export const inPaper = {
  title: 'Is that an Aadhaar or card number?',
  why: (ending: string) =>
    `This PDF shows a number ending in ${ending} that looks like a whole one, which we may not keep. A masked Aadhaar, which shows only the last four digits, can be downloaded at myaadhaar.uidai.gov.in.`,
  keep: 'It’s something else: send this file',
  change: 'Choose another file',
} as const
