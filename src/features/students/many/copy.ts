// Many students at once, in the desk's words.
import type { Outcome } from './contract.ts'
import type { ActName } from './rules.ts'
import { firstNamePlace } from './rules.ts'

const students = (count: number): string => (count === 1 ? '1 student' : `${count} students`)

export const tick = (name: string): string => `Tick ${name}`
export const tickShown = 'Tick all shown'
export const tickAll = (count: number): string => `Tick all ${count} that match`
export const ticked = (count: number): string => `${count} ticked`
export const clear = 'Clear'
export const bar = 'For all that are ticked'
export const tickFirst = 'Tick some students first.'

/** The button in the bar, its key, and what the list of keys says. */
export const acts = {
  message: { button: 'Message', key: 'm', words: 'Write to all that are ticked' },
  step: { button: 'Step', key: 's', words: 'Give all that are ticked a step' },
  lead: { button: 'Lead', key: 'a', words: 'Choose who leads all that are ticked' },
  tag: { button: 'Tag', key: '#', words: 'Tag all that are ticked' },
  todo: { button: 'To-do', key: 't', words: 'Add a to-do about each that is ticked' },
} as const satisfies Record<ActName, { button: string; key: string; words: string }>

export const titles: Readonly<Record<ActName, (count: number) => string>> = {
  message: count => `Message ${students(count)}`,
  step: count => `Give ${students(count)} a step`,
  lead: count => `Lead advisor of ${students(count)}`,
  tag: count => `Tag ${students(count)}`,
  todo: count => `Add a to-do for ${students(count)}`,
}

export const press: Readonly<Record<ActName, (count: number) => string>> = {
  message: count => `Send to ${count}`,
  step: count => `Assign to ${count}`,
  lead: count => `Set for ${count}`,
  tag: count => `Tag ${count}`,
  todo: count => `Add for ${count}`,
}

const past: Readonly<Record<ActName, string>> = {
  message: 'Sending to',
  step: 'Step assigned to',
  lead: 'Lead advisor set for',
  tag: 'Tagged',
  todo: 'To-do added for',
}

const besides = (count: number): string => (count === 0 ? '' : ` ${count} left out.`)
export const done = (name: ActName, { done: count, leftOut }: Outcome): string =>
  `${past[name]} ${students(count)}.${besides(leftOut.length)}`
export const undo = 'Undo'
export const undone = ({ undone: count, kept }: { undone: number; kept: number }): string =>
  kept === 0 ? `Taken back for ${students(count)}.` : `Taken back for ${count}. For ${kept} it was too late.`

export const text = 'Message'
export const textHint = `Write ${firstNamePlace} where their first name goes. It arrives in the chat of each.`
export const step = 'Step'
export const newStep = 'A step that is not here yet is made under Steps.'
export const noSteps = 'There is no step to give yet.'
export const nobody = 'nobody'
export const nobodyWords = 'Nobody'
export const title = 'What is to be done'
export const dueOn = 'Due on'

export const firstOf = (name: string, count: number): string => (count === 1 ? name : `${name}, the first of ${count}`)
export const nobodyLeft = 'This changes nothing for anyone who is ticked.'
export const leftOut = (count: number): string => `${count} left out`
export const fillFirst = 'You see the first one here before anything is done.'
export const what = 'who gets it'
export const cancel = 'Cancel'

export const sure = (name: ActName, count: number): string => `${press[name](count)} students?`
export const sureWords = 'That is a lot of people at once. Look at the first one again before you do it.'
export const back = 'Look again'
