// Who opened what of a student's, in the student's words.

export const screen = {
  title: 'Who opened your file',
  lede: 'Each time somebody on our team opens something of yours, it appears here, and once a day each of your family who looks. If our team looks again within the hour, it stays one line. Lists are not counted: they show your name, how to reach you, an amount, or the first words of what waits for an answer.',
  none: 'Nobody has opened anything of yours yet',
  noneText: 'When somebody on our team or in your family does, you see here who it was, what they opened and when.',
  more: 'Show earlier ones',
  gone: 'Somebody who has left',
} as const
