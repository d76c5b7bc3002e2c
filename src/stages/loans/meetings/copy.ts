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
export const requestDraft = (bank: string): string => `I need other times to meet the official of ${bank}.`
