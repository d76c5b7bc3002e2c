// One act for many students at once: which there are, who may do them, and how many it can be.
import { checkMessage } from '#src/features/chat/rules.ts'
import { checkNote } from '#src/features/desk-kit/rules.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import type { DeskRole } from '#src/wire/topics.ts'
import { checkTag } from '../copy.ts'

export const actNames = ['message', 'step', 'lead', 'tag', 'todo'] as const
export type ActName = (typeof actNames)[number]

/** As who may do it for one student: a test compares each with the call that does that. */
export const actRoles: Readonly<Record<ActName, readonly DeskRole[]>> = {
  message: ['advisor', 'admin'],
  step: ['advisor', 'admin'],
  lead: ['advisor', 'admin'],
  tag: ['advisor', 'admin'],
  todo: ['advisor', 'underwriter', 'admin'],
}

export const actsFor = (roles: readonly DeskRole[]): ActName[] =>
  actNames.filter(name => actRoles[name].some(role => roles.includes(role)))

/** Each is one transaction, and a message opens a key for each student. */
export const mostForMany = 500
/** From so many on they are asked once more. */
export const confirmFrom = 100

/** How long the way back is offered; of messages, as long as they are held. */
export const undoFor = Temporal.Duration.from({ seconds: 60 })

export const firstNamePlace = '{first name}'
export const filled = (text: string, firstName: string): string => text.replaceAll(firstNamePlace, firstName)

const otherPlace = /\{[^{}\n]{1,40}\}/g

/** What the dialog has typed, of all acts. */
export type Typed = { text: string; step: string; lead: string; tag: string; title: string; dueOn: string }

export const checkManyMessage = ({ text }: Pick<Typed, 'text'>): Messages => {
  const other = text.match(otherPlace)?.find(place => place !== firstNamePlace)
  return messages({
    ...checkMessage({ text, documents: [] }),
    ...(other !== undefined && { text: onlyFirstName(other) }),
  })
}

export const checkTodo = ({ title }: Pick<Typed, 'title'>): Messages => checkNote({ student: 'chosen', title })

export const checkTyped: Readonly<Record<ActName, (typed: Typed) => Messages>> = {
  message: checkManyMessage,
  step: ({ step }) => messages({ step: step === '' && stepRequired }),
  lead: ({ lead }) => messages({ lead: lead === '' && leadRequired }),
  tag: checkTag,
  todo: checkTodo,
}

// In the desk's words.

const onlyFirstName = (place: string): string => `We can fill in ${firstNamePlace} and nothing else. Remove ${place}.`
const stepRequired = 'Please choose the step.'
const leadRequired = 'Please choose the lead advisor.'

export const tooMany = (count: number): string =>
  `This would be ${count} students. At most ${mostForMany} can be done at once: narrow the filter first.`
export const tooManyTicked = `At most ${mostForMany} students can be done at once.`
export const notConfirmed = (count: number): string => `This is for ${count} students. Confirm the number first.`
export const moreNow = (count: number, confirmed: number): string =>
  `It is ${count} students now, and you confirmed ${confirmed}. Please look again.`

/** Said after the name of who is left out. */
export const leftOut = {
  isGuest: 'has no account yet',
  isLeaving: 'is closing their account',
  isGone: 'is no longer a student here',
  isLed: (name: string) => `is led by ${name} already`,
  isNobodys: 'has no lead advisor',
  hasTag: 'has this tag already',
  hasManyTags: 'has as many tags as a student can have',
  hasTodo: 'has this to-do already',
  hasStep: 'has this step already',
  hadStep: 'had this step before and answered it',
  waits: 'is waiting for an answer in the chat, and is answered there',
  hasNoName: 'has given no first name',
  isTooLong: 'has a name that makes the message too long',
} as const

/** Who it is of those that are not there: there is no name to say. */
export const someone = 'Someone you ticked'
