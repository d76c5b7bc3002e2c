// The words of the feedback; the specification's where it gives them (1, sections 4 and 8; 2, section 8).
import type { Criterion, Tag } from './rules.ts'

export const inReview =
  'Your review is in progress. You get an e-mail and a notification as soon as the feedback is there.'
export const expertWillHelp = 'An expert will get in touch with you shortly.'
export const helpReceived = "We have received your request for additional help, we'll get in touch shortly."
export const feedbackSent = 'Your feedback has been submitted.'
export const notFoundOnRating = 'Your SOP application is not found. Please contact us to get this fixed.'
export const nothingMarked = 'Please mark at least one remark that you want help with.'
export const notPublished = 'The feedback on this version is not there yet.'

export const remarkRequired = 'Please write the remark.'
export const tagOrRemark = 'Please write a remark or choose a tag.'
export const placeWrong = 'These words are not where they were said to be. Please select them again.'
export const claimedBy = (name: string): string => `${name} has this SOP. Ask them to hand it over.`
export const notClaimed = 'Please take this SOP first, so that nobody else writes on it too.'
export const nothingSaid = 'Please leave at least one remark before you publish.'
export const editedBy = (name: string): string => `${name} changed this while you were writing.`
export const publishedAlready = 'This feedback is published already.'

export const criteria: Readonly<Record<Criterion, { name: string; question: string }>> = {
  purpose: { name: 'Purpose', question: 'Is it clear what they want to study, and why now?' },
  fit: { name: 'Fit', question: 'Does it say why these universities and no others?' },
  evidence: { name: 'Evidence', question: 'Are claims shown by things they did?' },
  structure: { name: 'Structure', question: 'Does each paragraph follow from the one before?' },
  language: { name: 'Language', question: 'Is it plain, correct and their own?' },
}

export const tags: Readonly<Record<Tag, { name: string; explanation: string }>> = {
  'clear-goal': { name: 'Goal', explanation: 'Say in one sentence what you want to be able to do after the degree.' },
  vague: {
    name: 'Too vague',
    explanation: 'This could stand in anybody’s statement. Name the project, the number, the person.',
  },
  'show-do-not-tell': {
    name: 'Show it',
    explanation: 'Instead of saying that you are hard-working, tell what you did that shows it.',
  },
  'why-this-university': {
    name: 'Why here',
    explanation: 'Name a course, a lab or a professor, and what you would do there.',
  },
  cliche: {
    name: 'Worn phrase',
    explanation: 'Readers meet this phrase many times a day. Say it in your own words or leave it out.',
  },
  'too-long': {
    name: 'Too long',
    explanation: 'The same can be said in half the words. Keep what only you could have written.',
  },
  order: {
    name: 'Order',
    explanation: 'This belongs elsewhere: earlier if the rest builds on it, later if it is a detail.',
  },
  grammar: {
    name: 'Grammar',
    explanation: 'A slip of the language. Small ones together make a reader doubt the rest.',
  },
  tone: {
    name: 'Tone',
    explanation: 'Too formal or too familiar here. Write as you would speak to a professor you respect.',
  },
  'check-fact': { name: 'Check this', explanation: 'A name, a date or a figure that should be looked up again.' },
  strong: { name: 'Strong', explanation: 'This works. Keep it, and do more of it.' },
}

/** What 1 to 5 say of a criterion. */
export const scoreWords = ['', 'Start afresh here', 'Needs work', 'On the way', 'Good', 'Very good'] as const
/** And of the feedback itself. */
export const ratingWords = [
  '',
  'Not helpful',
  'A little helpful',
  'Helpful',
  'Very helpful',
  'Could not be better',
] as const
export const ratingRequired = 'Please choose from 1 to 5.'

/** What is kept without a network, in the list of what is not sent yet. */
export const keptHelpMark = (quote: string | undefined, isWanted: boolean): string =>
  `${quote === undefined ? 'A remark on the whole' : `Remark on “${quote}”`}: ${isWanted ? 'marked for help' : 'not marked for help any more'}`
export const keptRating = (number: number): string => `Feedback on version ${number}: how helpful it was`
export const keptClosing = (number: number, isDone: boolean): string =>
  `Feedback on version ${number}: ${isDone ? 'marked as complete' : 'opened again'}`
export const keptRequestBack = (number: number): string => `Feedback on version ${number}: the request taken back`
export const ratingQuestion = 'How helpful was this feedback?'
