// The student asks us to end an insurance before its time.

export const endRequest = {
  label: 'Ask us to end it',
  title: 'Ask us to end this insurance?',
  confirm: 'Ask to end it',
  keep: 'Keep it',
  words:
    'Our team ends it and cannot take it up again. You are covered until then. Universities may charge you for their own insurance.',
  asked: 'We have your request. The day on which you asked counts.',
  isAskedTitle: 'You asked us to end this insurance',
  isAsked: (day: string): string =>
    `You asked on ${day}. What goes back of what you paid is counted from that day, however long we take. You get a letter when it is ended.`,
  takeBack: 'Keep this insurance',
  takenBack: 'Noted: your insurance goes on.',
  isEnded: 'We have ended this insurance already.',
  isOver: 'The cover of this insurance is over, so there is nothing to end.',
} as const
