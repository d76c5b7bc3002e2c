// What staff do here, as the audit notes it.
import { auditAction } from '../audit/actions.ts'

export const chatRead = auditAction({
  name: 'chat-read',
  words: "Read a student's chat",
  look: 'Your chat with us',
  isQuiet: true,
})
export const chatTaken = auditAction({ name: 'chat-taken', words: 'Took a conversation' })
export const chatHandedOver = auditAction({ name: 'chat-handed-over', words: 'Handed a conversation over' })
export const chatReleased = auditAction({ name: 'chat-released', words: 'Gave a conversation back' })
export const chatClosed = auditAction({ name: 'chat-closed', words: 'Closed a conversation without an answer' })
// The conversation itself says it in a student's history.
export const answerHeld = auditAction({ name: 'chat-answer-held', words: 'Wrote an answer in a chat', isQuiet: true })
export const answerSent = auditAction({ name: 'chat-answer-sent', words: 'Sent an answer in a chat', isQuiet: true })
export const answerTakenBack = auditAction({
  name: 'chat-answer-taken-back',
  words: 'Took an answer in a chat back before it was sent',
  isQuiet: true,
})
export const chatReplyWritten = auditAction({
  name: 'chat-reply-written',
  words: 'Wrote a canned reply',
  about: 'A canned reply',
})
export const chatReplyRemoved = auditAction({
  name: 'chat-reply-removed',
  words: 'Threw a canned reply away',
  about: 'A canned reply',
})
