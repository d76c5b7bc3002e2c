export const slotTaken = 'Someone just booked the last place at this time. Please pick another.'
export const tooLateToChange =
  'It is less than 24 hours until your appointment, so it can no longer be changed here. Please call the clinic.'
export const notYetOver = 'This appointment is still to come.'
export const doseNotDue = 'One of these doses is not due by that day. Please look at your plan again.'
export const notGiven = 'This clinic does not give all that you chose. Please choose again.'
export const notInAppointment = 'Only what was booked can be noted here.'
export const slotBooked = 'Somebody is booked at this time. Cancel their appointment first.'
export const clinicChanged = 'Somebody changed this clinic meanwhile.'
export const anotherStands = 'The student has another appointment by now, so this one cannot be opened again.'

export const required = {
  name: 'Please give the name of the clinic.',
  city: 'Please give the city.',
  address: 'Please give the address.',
  phone: 'Please give a phone number.',
  day: 'Please choose a day.',
  time: 'Please choose a full or half hour.',
  vaccines: 'Please choose what you want to be given.',
  slot: 'Please choose a time.',
  clinic: 'Please choose a clinic.',
  reason: 'Please say why.',
  openOn: 'Please choose at least one day.',
} as const
export const priceInvalid = 'Whole rupees, or empty for what the clinic does not give.'
export const untilAfterFrom = 'This is before the first time.'
export const placesInvalid = 'A number from 1 to 50.'
export const closedThen = 'The clinic is closed on this day. Please choose another.'
export const timesAhead = 'All times must be ahead.'

export const booked = 'Your appointment is booked.'
export const moved = 'Your appointment is moved.'
export const cancelled = 'The appointment is cancelled, and the place is free for others.'
export const noted = 'Thank you. Your plan follows.'
export const bring = 'Bring your passport, the slips of earlier doses, and the form of your university.'
export const sample = (asOf: string): string =>
  `Sample data as of ${asOf}: these clinics, prices and times are invented, and no partnership is claimed.`
export const paidThere = 'You pay at the clinic. Prices are the clinic’s own, taxes included.'
export const noTimes = 'This clinic has no free times just now. New ones come every day; or choose another clinic.'
export const after =
  'After it the clinic tells us what was given, usually on the same day. Then your plan and your record follow.'
export const onlyRecommended =
  'All that is required and can be had before your flight is done. What is recommended you may still book.'
export const lapsedTitle = 'Your time at the clinic was given up'
export const last = {
  attended: (clinic: string, day: string): string =>
    `You were at ${clinic} on ${day}. What was given stands in your record, and your plan follows it.`,
  missed: (clinic: string, day: string): string =>
    `You were not at ${clinic} on ${day}. Book another time, or write to us in the chat if this is wrong.`,
  'cancelled-by-clinic': (clinic: string, day: string): string =>
    `${clinic} cannot see you on ${day}. Please book another time.`,
  lapsed: (clinic: string, day: string): string =>
    `Your time at ${clinic} on ${day} was given up, because a day after you booked it neither your e-mail nor your phone was confirmed. Confirm one of them under Your profile, then book another time.`,
} as const
