export const slotTaken = 'Someone just booked this time. Please pick another.'
export const noOffer = "Accept an offer first: then you meet that bank's official."
export const meetingPast = 'This meeting has begun already. Ask Asha if you missed it.'

/** As the specification has it. */
export const noSlots = 'No current slots available... request new slots'
export const requestSlots = 'Request new slots'

export const lede = (bank: string): string =>
  `Choose when to meet the official of ${bank}. The times are Indian; the meeting takes about half an hour.`
export const dayRequired = 'Please choose a day.'
export const slotRequired = 'Please choose a time.'
export const confirm = 'Confirm'
export const booked = 'Your meeting is booked.'
export const moved = 'Your meeting is moved.'
export const cancelled = 'The meeting is cancelled, and the time is free for others.'
export const byPhone = (phone: string): string => `By phone, ${phone}`
export const bring = 'Have your passport, the admission letter and your co-applicant near you.'

type MeetingWords = { name: string; bank: string; phone: string; at: string; page: string }

const details = ({ at, phone }: MeetingWords) => [`When: ${at}.`, `${byPhone(phone)}. ${bring}`]
const changeLink = ({ page }: MeetingWords) => `Move or cancel it here, until it begins:\n${page}`

export const reminderLetters = {
  day: (meeting: MeetingWords) => ({
    subject: `Tomorrow: your meeting with ${meeting.name} of ${meeting.bank}`,
    lines: [
      `Your meeting with ${meeting.name} of ${meeting.bank} is less than a day away.`,
      ...details(meeting),
      changeLink(meeting),
    ],
  }),
  hour: (meeting: MeetingWords) => ({
    subject: `In an hour: your meeting with ${meeting.name} of ${meeting.bank}`,
    lines: [`Your meeting with ${meeting.name} of ${meeting.bank} begins within the hour.`, ...details(meeting)],
  }),
} as const

const reminder =
  (when: string) =>
  ({ name, bank, at, phone }: MeetingWords) => ({
    title: `${when}: your meeting with ${name} of ${bank}`,
    body: `${at}. ${byPhone(phone)}.`,
  })
export const reminders = { day: reminder('Tomorrow'), hour: reminder('In an hour') } as const

export const requestDraft = (bank: string): string => `I need other times to meet the official of ${bank}.`
