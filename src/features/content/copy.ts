// The words around what there is to watch, read, hear and play.
export const typeNames = {
  Video: 'Video',
  Article: 'Article',
  QnASnippet: 'Question and answer',
  AudioFeed: 'Audio',
  InteractiveFlow: 'Guided questions',
} as const

export const formatNames = {
  YouTube: 'YouTube',
  Wistia: 'Wistia',
  VerticalInApp: 'Our own video',
  Own: 'Written here',
  Link: 'A page elsewhere',
  Podcast: 'Podcast',
  Interview: 'Interview',
  Intercom: 'Intercom',
  Typeform: 'Typeform',
  Landbot: 'Landbot',
} as const

export const titleRequired = 'Please write a title.'
export const summaryRequired = 'Please say in a line what it is about.'
export const bodyRequired = 'Please write the text.'
export const mediaRequired = 'Please add the file.'
export const soundRequired = 'Please add the file, or the address of the sound.'
export const captionsRequired = 'Please add captions, for those who cannot hear it.'
export const formatRequired = 'Please choose where it comes from.'
export const checkedOnRequired = 'Please say on which day the source was checked.'
export const addressWrong = (format: keyof typeof formatNames): string =>
  format === 'Link' || format === 'Podcast' || format === 'Interview'
    ? 'Please enter a whole address that starts with https://.'
    : `Please enter the https:// address of something on ${formatNames[format]}.`

/** In what was searched. */
export const guide = 'Guide'

export const libraryTitle = 'Good to know'
export const itemTitle = 'What there is to know'
export const libraryWords = 'Short answers and guides for each part of the journey, with where we know it from.'
export const opensElsewhere = 'Opens another site in a new tab.'
/** Typeform itself says so. */
export const formSent = (day: string): string => `You sent this form on ${day}.`
export const typeformHint =
  'It starts with https://. In the form, add the hidden field safar and our webhook: then students see that they’ve sent it.'
export const refusedHere = 'Your browser doesn’t show this site within ours'
export const openThere = (host: string): string => `Open it at ${host}`
export const ifEmpty = 'Nothing to see here?'
/** How much of somebody's data it takes, before one presses: nothing of it is loaded until then. */
export const weighs = (size: string): string => `${size}. Nothing is loaded before you press.`
export const playsHere = 'Nothing is loaded before you press.'
export const playsElsewhere = (name: string): string =>
  `Plays from ${name}. Nothing is loaded from there before you press.`
/** They send more or less of it, as the network is. */
export const sizeElsewhere = 'It does not tell us how large it is.'
export const minutes = (count: number): string => (count === 1 ? '1 minute to read' : `${count} minutes to read`)
export const sourceSaid = (words: string): string => `Source: ${words}`

export const moreGuides = (count: number): string => (count === 1 ? '1 more guide' : `${count} more guides`)
