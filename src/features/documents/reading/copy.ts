// What is said where a paper is read on the student's device.
export const staysHere = 'The PDF is read on this device. Nothing of it is sent; you say what is kept.'
export const chooseI20 = 'Choose the I-20 (PDF)'
export const reading = 'Reading your I-20 …'

export const failed = {
  'no-words': 'This PDF is a picture without words, as a scanner makes it. Please type what it says.',
  'another-paper': 'This does not look like a Form I-20. Please choose the PDF that your university sent.',
  locked: 'This PDF is locked with a password. Save it without one, or type what it says.',
  unreadable: 'We could not open this PDF. Download it once more, or type what it says.',
  'too-long': 'This PDF takes too long to read. Please type what it says.',
} as const
