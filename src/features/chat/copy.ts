// What the chat says of itself. Asha greets; anyone who answers from the desk signs with a first name.
export const title = 'Ask Asha'
export const ask = 'Ask Asha'
export const soon = 'Within the hour'
export const greeting = (firstName: string): string =>
  firstName === '' ? 'Hi, I am Asha.' : `Hi ${firstName}, I am Asha.`
export const invitation =
  'Ask me anything about your journey. Somebody on our team reads it and usually answers within the hour.'
export const label = 'Your message'
export const send = 'Send'
export const sendAndNext = 'Send and next'
export const times = 'Times are Indian time (IST).'
export const earlier = 'Show earlier messages'

export const files = 'Files'
export const addFiles = 'Add a file'
/** In the queue, for a message without words. */
export const onlyFiles = 'A file'
export const filesOnTheirWay = 'Please wait a moment: a file is still on its way.'
export const seen = 'Seen'
export const typing = (name: string): string => `${name} is writing`
export const about = 'About'

export const textRequired = 'Please write a message.'
export const tooMany = 'You have sent many messages in a short time. Please wait a minute, then send this one again.'

/** For a message whose writer has left. */
export const nameless = 'Safar'

export const guest = {
  title: 'Create an account to chat',
  words:
    'Asha answers by name, and you find her answer here again. For that you need an account; what you have filled in so far stays yours.',
  way: 'Create an account',
  later: 'Not now',
} as const

export const unread = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`)

export const unseenBody = 'Open the chat to read it.'

/** For the notification of an answer that was not seen. */
export const unseenTitle = (by: string): string => `${by} answered you in the chat`

/** At the desk: thanks, or a message that was answered by phone. */
export const close = 'Close without an answer'
export const closed = (name: string): string => `${name} waits for no answer until they write again`
export const nothingWaits = 'Nothing waits for an answer here any more.'

/** At the desk: an answer that its writer can still take back. */
export const sendingIn = (seconds: number): string => (seconds > 0 ? `Sending in ${seconds} s` : 'Sending')
export const beingSent = 'Being sent'
export const notSent = 'Not sent yet.'
export const undo = 'Undo'
export const someoneSends = (by: string): string => `${by} is sending an answer`
export const sentAlready = 'It was sent a moment ago.'
export const sending = (name: string): string => `Sending your answer to ${name}.`
export const takenBack = 'Taken back. What you wrote is in the box of that conversation again.'

/** At the desk, among what waits. */
export const toAnswer = 'Answer a message in the chat'
