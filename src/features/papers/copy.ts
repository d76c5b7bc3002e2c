// The words of the papers that a student keeps.

export const title = 'Your documents'
export const lede = 'Every file of your journey in one place. Add a paper once and use it wherever a step asks for it.'

export const paperRequired = 'Please choose what this paper is.'
export const dayRequired = 'Please enter a day, or leave this empty.'
export const dayTooEarly = 'This day is too long ago. Please check it.'
export const issuedLater = 'This day is still to come. Please enter the day that is on the paper.'
export const endsWrong = 'Please check the last day: it has to be after the first, and within 30 years.'
export const yearWrong = 'Please choose a financial year, such as 2025-26.'
export const replacedAlready = 'This paper was replaced on another device. Please load the page again.'
export const aadhaarAgain =
  'Please add your Aadhaar card as a paper of its own: its number has to be hidden before it is kept.'

export const addPaper = 'Add a paper'
export const toPack = 'Folder for the interview'
export const emptyTitle = 'No papers yet'
export const emptyWords =
  'Add your passport, photo or bank letter. We say until when each is good, and put what the consulate asks for into one PDF.'
export const yourPapers = 'Your papers'
export const fromSteps = 'From your steps'
export const fromStepsWords = 'You sent these in a step, or we made them for you. They are changed in their step.'

export const whatIsIt = 'What is it?'
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
export const added = (title: string): string => `${title} is in your documents.`
export const remove = 'Remove'
export const removeTitle = (title: string): string => `Remove ${title}?`
export const removeWords = 'Its older versions go too. What you sent in a step stays there.'
export const keepIt = 'Keep it'
export const removed = 'Removed.'
export const about = (title: string): string => ` (${title})`

export const details = 'Details'
export const usedIn = 'Used in'
export const seenBy = 'Seen by'
export const nobody = 'Nobody of our team has opened it.'
export const olderVersions = 'Older versions'
export const addedOn = (day: string): string => `Added on ${day}`
export const sentOn = (day: string): string => `Sent on ${day}`
export const seenOn = (who: string, roles: readonly string[], day: string): string =>
  `${[who, roles.join(', ').toLowerCase()].filter(Boolean).join(', ')} on ${day}`
export const someone = 'Someone of our team'

export const choose = 'From your documents'
export const chooseWords = 'A copy is sent to this step; the paper stays in your documents.'
export const chooseEmpty = 'There is no paper in your documents that can be used here.'
export const useIt = 'Use'
export const goThere = 'Open your documents'

export const chat = 'Chat'
