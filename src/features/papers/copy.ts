// The words of the papers that a student keeps.

export const title = 'Documents'

export const paperRequired = 'Please choose what this paper is.'
export const dayRequired = 'Please enter a day, or leave this empty.'
export const dayTooEarly = 'This day is too long ago. Please check it.'
export const issuedLater = 'This day is still to come. Please enter the day that is on the paper.'
export const endsWrong = 'Please check the last day: it has to be after the first, and within 30 years.'
export const yearWrong = 'Please choose a financial year, such as 2025-26.'
export const replacedAlready = 'This paper was replaced on another device. Please load the page again.'
export const aadhaarAgain =
  'Please add your Aadhaar card as a paper of its own: its number has to be hidden before it is kept.'

export const addPaper = 'Add any paper'
export const takes = 'Photo or PDF, many at once'
export const ofSeveral = (left: number): string =>
  left === 1 ? 'One more file waits after this one.' : `${left} more files wait after this one.`
export const fileFirst =
  'Choose the file, and we look on this device what it is: it is sent once you add it. If you say first what it is, the file is added as soon as you choose it.'
export const lookedLike = (title: string): string => `This looks like: ${title}. Correct what is wrong, then add it.`
export const notKnown = 'We could not tell what this is. Say what it is, then add it.'
export const looking = 'Looking what this is …'
export const addThis = (name: string): string => `Add ${name}`
export const keepRead = 'Keep this file in your documents'
export const keepReadWords = 'Kept there, it is offered wherever it is asked for, and you need not choose it again.'
export const keepStored = 'Keep it with your papers'
export const keepTitle = (what: string): string => `Keep with your papers: ${what}`
export const toPack = 'Folder for the interview'
export const emptyTitle = 'No papers yet'
export const emptyWords =
  'Add your passport, photo or bank letter. We say until when each is good, and put what the consulate asks for into one PDF.'
/** As a sentence names the places at which papers are kept. */
export const yourDocuments = 'your documents'
export const fromPlace = (place: string): string => `From ${place}.`

export const yourPapers = 'Your papers'
export const forInterview = 'For the interview'
export const ring = 'Ring: time left'
export const until = (day: string): string => `to ${day}`
export const endsBefore = (days: number, use: string): string =>
  days === 1 ? `1 day before ${use}` : `${days} days before ${use}`
export const isMissing = (years: number): string => (years === 1 ? 'Missing' : `${years} years are missing`)
export const ifItApplies = 'If it applies'
export const ready = (count: number, all: number): string => `${count} of ${all}`
/** Of Documents, wherever one is. */
export const missing = (count: number): string => (count === 1 ? '1 paper is missing' : `${count} papers are missing`)
export const ending = (count: number): string =>
  count === 1 ? '1 paper ends before its day' : `${count} papers end before their day`
export const fromStepWords = 'You sent this in a step, or we made it for you. It is changed in its step.'

export const whatIsIt = 'What is it?'
export const whose = 'Whose paper is it?'
export const persons = {
  student: 'Mine',
  father: 'My father’s',
  mother: 'My mother’s',
  'co-borrower': 'My co-borrower’s',
} as const
export const whichYear = 'Financial year'
export const issuedOn = 'Date on the paper'
export const issuedHint = 'The day it was issued, taken or paid.'
export const validUntil = 'Valid until'
export const theFile = 'The file'
export const aadhaarHint =
  'Cover the first eight digits of a photo before it is sent. We do not want the whole number, and cannot see whether a photo shows it.'
export const newVersion = (title: string): string => `Newer version: ${title}`
export const replace = 'Add a newer version'
export const edit = 'Change what it is'
export const editTitle = (title: string): string => `Change: ${title}`
export const save = 'Save'
export const saved = 'Saved.'
export const whatItSays = (title: string): string => `What your ${title} says`
export const whatItSaysWords =
  'It was read on this device. What you keep goes into your passport profile: forms begin with it, and your plan, your money page and the checks know it.'
export const added = (title: string): string => `${title} is in your documents.`
export const remove = 'Remove'
export const removeTitle = (title: string): string => `Remove ${title}?`
export const removeWords = 'Its older versions go too.'
/** Where it is used it stays until it is removed there, or until the rule that holds what was sent ends. */
export const staysIn = (steps: readonly string[]): string =>
  `It is also used here, and stays there: ${steps.join('; ')}. What you sent is kept as it was sent.`
export const keepIt = 'Keep it'
export const removed = 'Removed.'
export const about = (title: string): string => ` (${title})`

export const usedIn = 'Used in'
export const seenBy = 'Seen by'
export const nobody = 'Nobody of our team has opened it.'
export const olderVersions = 'Older versions'
export const fittedVersions = 'Made smaller for a step that takes less'
export const addedOn = (day: string): string => `Added on ${day}`
export const sentOn = (day: string): string => `Sent on ${day}`
export const seenOn = (who: string, roles: readonly string[], day: string): string =>
  `${[who, roles.join(', ').toLowerCase()].filter(Boolean).join(', ')} on ${day}`
export const someone = 'Someone of our team'

export const choose = 'From your documents'
export const chooseWords =
  'This step uses what you added before, so nothing is sent again. A newer version changes nothing here.'
export const chooseEmpty = 'You have not added a paper that can be used here.'
/** 'Form I-20: you added it to your documents on 3rd May 2026.' */
export const offered = (title: string, place: string, day: string): string =>
  `${title}: you added it to ${place} on ${day}.`
export const useHere = 'Use it here'
export const useIt = 'Use'
export const goThere = 'Open your documents'

export const chat = 'Chat'
