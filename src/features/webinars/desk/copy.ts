// The words of webinars at the desk.

export const stageNames = {
  'sop-review': 'SOP review',
  loans: 'Loans',
  visas: 'Visas',
  'health-insurance': 'Health Insurance',
} as const
export const noStage = 'None: for custom steps'

export const titleRequired = 'Please give the webinar a title.'
export const descriptionRequired = 'Please say what it is about.'
export const hostRequired = 'Please say who holds it.'
export const dayRequired = 'Please choose a day.'
export const timeRequired = 'Please choose a time.'
export const minutesWrong = 'Please choose how long it takes.'
export const agendaRequired = 'Please write the agenda, a line for each part.'
export const conferenceWrong = 'Please enter the id as BigMarker shows it: letters, digits and hyphens.'
export const addressWrong = 'Please enter a whole address that begins with https://.'
export const captionsWrong = 'Captions come as a VTT file.'
export const oneRecording = 'Please choose a file or an address, not both.'

export const timePast = 'Please choose a time ahead.'
export const conferenceTaken = 'Another webinar is held in this conference. Please enter another id.'
export const conferenceInUse =
  'People have registered for this conference, so it cannot be changed. Cancel this time and add another instead.'
export const slotBegun = 'This webinar has begun, so its time stays.'
export const slotEnded = 'This webinar has ended, so there is nothing left to cancel.'
export const notEnded = 'A recording can be added once the webinar has ended.'
export const alreadyCancelled = 'This was cancelled meanwhile.'
export const changedBy = (name: string): string =>
  `${name} changed this webinar while you were typing. What you typed is still here. Look at what stands now, then save again to keep yours.`
export const somebody = 'Somebody else'
export const meanwhile = (name: string): string => `${name} changed this meanwhile. It stands like this now:`
export const cancelledWords = (registered: number): string =>
  registered === 0
    ? 'Nobody has registered.'
    : `${registered === 1 ? 'One person has' : `${registered} people have`} registered. Each gets an e-mail and a notification.`
export const cancelled = (registered: number): string =>
  registered === 0 ? 'It is cancelled.' : 'It is cancelled. Those who had registered are being notified.'
