// What is said about the waiver (specification 2, sections 4 and 8).

import { sources } from '../sources/copy.ts'

/** By itself, where nobody had read it in time. */
export const lateWords = (university: string, readBy: string | null, isGuideThere: boolean) => ({
  title: isGuideThere ? 'Your waiver guide is there' : 'We have your request for the waiver',
  body: `We have your request for the waiver at ${university}. ${isGuideThere ? 'Its guide is in the step Get waiver guide. ' : ''}${readBy === null ? 'We have checked it on our side.' : `A person reads your request by ${readBy}.`}`,
})

export const noWaiver = {
  title: (university: string): string => `${university} takes no waivers`,
  words:
    'It charges every student for its own plan, whatever other cover they have, so there is nothing to submit. The insurance you bought with us stays as it is. If you bought it only for a waiver, ask us before it begins.',
  draft: 'My university takes no waivers. What can I do with the insurance I bought?',
  ask: 'Ask us in the chat',
}

export const submitted = {
  title: 'Your waiver application is submitted and approved',
  words:
    'Your university accepted your plan in place of its own insurance. Keep the letter or e-mail in which it says so.',
}

/** Also in the letter about the refusal. */
export const allBack = (until: string): string =>
  `If you ask us to end it by ${until}, all that you paid goes back; later the part for the days of cover that are left does.`

export const refusedTitle = 'Your university refused the waiver'
export const refusedWords = (allBackUntil: string | null): readonly string[] => [
  'Read what it says above: most refusals name one rule that the plan or the papers miss.',
  'If a paper was missing or a value was mistyped, mend it and hand the waiver in again before the window closes.',
  `If it does not take this plan, ask us at once to end it, in the step Your insurance. ${allBackUntil === null ? 'Our team then looks at what goes back of what you paid.' : allBack(allBackUntil)}`,
]

export const datesMayChange = 'Universities move these days each year: look them up on its own page as well.'

export const refusalRequired = 'Please write what the university said.'
export const guideRequired = 'Please write the guide.'
export const longestRefusal = 2000
export const longestGuide = 20_000

export const noGuideNext =
  'Hand it in with your ID card from the step Your insurance, and say below when it is done. If we write a guide for you, it appears here and you get an e-mail.'
export const deadlineWrong = 'Please enter a day within two years of today.'
export const windowUnknown =
  'Find the last day on its student insurance page, or ask us. Most windows are only a few weeks long.'
export const ownWindow = 'The last day as you typed it.'
export const askWindow = 'Ask us'
export const askWindowDraft = (university: string): string =>
  `When is the last day to submit the insurance waiver at ${university}?`
export const deadlineLabel = 'Last day to submit the waiver'
export const saveDeadline = 'Save the day'
export const deadlineSaved = 'Saved. Home counts down to it.'
export const isClosed = 'Its window is closed: ask it first whether it still takes one.'
export const handInSoon = 'As early as its window allows.'
export const handedIn = 'I handed it in'
export const handedInToast = 'Noted. We look for the decision with you.'
export const notHandedIn = 'I did not hand it in after all'
export const waitingFor = (university: string): string => `Waiting for ${university}`
export const whenItWrites =
  'It writes to your university e-mail. If it answers you first, send us its letter in the chat.'
export const refusedDraft = (university: string): string =>
  `${university} refused my waiver. What can I do with the insurance I bought?`

export const checkedByUs = (university: string): string =>
  `We checked your application and approved it on our side. ${university} decides.`
export const notReadYet = (readBy: string | null): string =>
  `Nobody has read your application yet. We have your request; a person reads it${readBy === null ? '' : ` by ${readBy}`}.`
export const emailLate = 'E-mail not sent yet'
export const guideLate = 'guide not given yet'
export const guideThere = 'guide below'
export const guideBeforeCard = 'Your ID card is still being made. Its numbers appear beside the guide when it is there.'

/** One university's own words: another may take longer. */
const example = `as ${sources.decision.name} says`
export const decidesWithin = (days: number): string => `Often within ${days} business days, ${example}.`
export const decidesBy = (day: string): string => `Often by ${day}, counting 7 business days, ${example}.`
