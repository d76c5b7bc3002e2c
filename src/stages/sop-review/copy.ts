import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'A statement of purpose that sounds like you.',
  lede: 'Send your draft with your scores and universities. A reviewer reads every line and answers beside your own words.',
  points: [
    { title: 'Comments on the very words', text: 'Each remark stands beside the sentence it is about.' },
    { title: 'Help when you ask', text: 'Mark what is unclear and an expert gets in touch.' },
    { title: 'Every version kept', text: 'See what changed from one draft to the next.' },
  ],
  start: 'Submit your SOP',
  drawing: 'notice-board',
}

/** What the home page says of it. */
export const feedbackThere = (version: number) => ({
  words: version === 1 ? 'Feedback on your SOP' : `Feedback on version ${version} of your SOP`,
  action: 'Read it',
})

/** Specification 1, section 4, word for word. */
export const feedbackLocked = `Complete "Submit SOP for feedback" above to unlock this step! It'll only take a minute.`

/** At the desk, of an SOP that waits. */
export const forUniversities = (names: readonly string[], length: number): string =>
  `SOP${names.length === 0 ? '' : ` for ${names.join(', ')}`}, ${length} words`
