// The words of webinars.
import { formatMomentIn } from '#src/values/dates.ts'
import type { Action } from './choosing/rules.ts'

export const notRegistered = 'Please register for this webinar first.'
export const emailMissing = 'Please add your email to your profile first: the webinar is held under it.'
export const slotCancelled = 'This time was cancelled. Please choose another one.'
export const slotEnded = 'This webinar has ended. Please choose another time.'
export const notBegun = 'This webinar has not begun. The way in opens when it starts.'

/** What the one button reads (specification 1, section 4). */
export const actions = {
  register: 'Register',
  different: 'Register for Different Webinar',
  join: 'Join Webinar',
  watch: 'Watch',
} as const satisfies Record<Action, string>

export const isRegistered = 'You are registered. You can change your registration until the webinar starts.'
export const isLive = 'The webinar is live now.'
export const hasEnded = 'The webinar has ended. You can watch the recording.'
export const recordingToCome =
  'The webinar has ended. The recording is usually here within two days, and you can watch it on this page.'
export const chosenWasCancelled = 'The time you had chosen was cancelled. Please choose another one.'

export const choose = 'Choose a time'
export const another = 'Another time'
export const agenda = 'Agenda'
export const chooseDifferent = 'Choose another time first.'
export const unregister = 'Unregister'
export const unregistered = 'You are no longer registered.'
export const changed = 'You are registered for the new time. The old one is given up.'
export const calendar = 'Add to calendar'
export const chat = 'Open the chat'
export const opened = 'The webinar is open in a new tab. If you close it, come back here to watch.'
export const blocked = 'Your browser did not open the new tab. Press Watch to open the webinar.'
export const recordingName = 'Recording of the webinar'
export const play = 'Watch the recording'
/** Who keeps it does not tell us how large it is. */
export const recordingWeighs = (minutes: number): string =>
  `A video of about ${minutes} minutes; how large it is we do not know. Nothing is loaded before you press.`

export const nothingYet = {
  title: 'No webinar is scheduled just now',
  words:
    'New ones are usually announced a week or two ahead. Tell Asha that you are interested, and she writes to you when there is a date.',
  way: 'Ask Asha to tell me',
  draft: 'Please tell me when the next webinar is scheduled.',
} as const

export const guest = {
  title: 'Create an account to register',
  words: 'The webinar is held under your name and e-mail. What you have filled in so far stays yours.',
  way: 'Create an account',
} as const

export const next = 'We have sent you an e-mail, and we remind you before it starts.'

/** 6:30 pm IST on 21st November 2026 / 8:00 am EST / 7:00 am CST. */
export const times = (moment: Temporal.Instant): string =>
  formatMomentIn(moment, ['America/New_York', 'America/Chicago'])

export type WebinarWords = { title: string; times: string; page: string; calendar: string }

const linkLines = ({ page, calendar }: WebinarWords) => [
  `Join here when it starts:\n${page}`,
  `The time for your calendar is attached, and here as well:\n${calendar}`,
]

export const letters = {
  registered: (webinar: WebinarWords) => ({
    subject: `You are registered: ${webinar.title}`,
    lines: [
      `You are registered for the webinar '${webinar.title}'.`,
      `When: ${webinar.times}.`,
      ...linkLines(webinar),
      'You can choose another time, or unregister, on the same page until it starts. We remind you before.',
    ],
  }),
  moved: (webinar: WebinarWords) => ({
    subject: `New time: ${webinar.title}`,
    lines: [
      `The webinar '${webinar.title}', which you are registered for, has moved.`,
      `The new time: ${webinar.times}.`,
      'You stay registered. If this does not suit you, choose another time or unregister on its page.',
      ...linkLines(webinar),
    ],
  }),
  cancelled: (webinar: WebinarWords) => ({
    subject: `Cancelled: ${webinar.title}`,
    lines: [
      `The webinar '${webinar.title}' (${webinar.times}) is cancelled. We are sorry.`,
      `See whether there is another time for you, or ask Asha:\n${webinar.page}`,
      'The attached file takes it out of your calendar.',
    ],
  }),
  day: (webinar: WebinarWords) => ({
    subject: `Tomorrow: ${webinar.title}`,
    lines: [
      `Your webinar '${webinar.title}' is less than a day away.`,
      `When: ${webinar.times}.`,
      ...linkLines(webinar),
    ],
  }),
  hour: (webinar: WebinarWords) => ({
    subject: `In an hour: ${webinar.title}`,
    lines: [
      `Your webinar '${webinar.title}' starts within the hour.`,
      `When: ${webinar.times}.`,
      ...linkLines(webinar),
    ],
  }),
} as const

type Named = Pick<WebinarWords, 'title' | 'times'>

export const notifications = {
  moved: ({ title, times: when }: Named) => ({
    title: `New time: ${title}`,
    body: `The webinar has moved to ${when}. You stay registered.`,
  }),
  cancelled: ({ title, times: when }: Named) => ({
    title: `Cancelled: ${title}`,
    body: `The webinar (${when}) is cancelled. We are sorry. Please look whether another time suits you.`,
  }),
  registered: ({ title, times: when }: Named) => ({
    title: `You are registered: ${title}`,
    body: `It is held at ${when}. We remind you before.`,
  }),
  day: ({ title, times: when }: Named) => ({ title: `Tomorrow: ${title}`, body: `Your webinar is held at ${when}.` }),
  hour: ({ title, times: when }: Named) => ({
    title: `In an hour: ${title}`,
    body: `Your webinar is held at ${when}. Open it here when it starts.`,
  }),
} as const
