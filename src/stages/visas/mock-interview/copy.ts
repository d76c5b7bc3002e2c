// The words of the mock interview.
export const questionUnknown = 'This question is not ours.'
export const answersRequired = 'Please record at least one answer before you share.'
export const sharedAlready = 'Your interview is with us already.'
export const reviewedAlready =
  'It has been reviewed by now. Read what was said and mark it as completed; then you can delete it.'
export const keptClosing = 'Mock interview: marked as completed'
export const notReviewed = 'It has not been reviewed yet.'

// At the desk.
export const claimedBy = (name: string): string => `${name} has this interview.`
export const notClaimed = 'Take this interview first, so that nobody else writes on it.'
export const commentRequired = 'Please write the comment.'
export const momentWrong = 'Please enter a time such as 0:42, within the answer.'
export const nothingSaid = 'Comment on an answer, or say something on the whole, before you publish.'
export const publishedAlready = 'This has been published by now.'
export const shareIdWrong = 'Please enter the id alone: letters, digits, dashes.'
export const studentRequired = 'Please choose the student.'

export const takingBack = {
  way: 'Take it back',
  title: 'Take your interview back?',
  words: 'Nobody can watch it any more. The recordings are deleted, here and with us, and you start again.',
  stay: 'Leave it with them',
  done: 'It is taken back. The recordings are deleted.',
} as const

/** For one that was answered at VideoAsk: its recording is not ours to delete. */
export const recordedElsewhere = {
  words:
    'It leaves our list, and you start again. The recording stays at VideoAsk: write to us in the chat, and we have it deleted there.',
  done: 'It is taken out here. The recording is still at VideoAsk.',
} as const

export const anotherRound = {
  way: 'Delete it and practise again',
  title: 'Delete this interview?',
  words: 'The recordings and all that was said of them are deleted, and you start again.',
  stay: 'Keep it',
  done: 'It is deleted. You can practise again.',
} as const
