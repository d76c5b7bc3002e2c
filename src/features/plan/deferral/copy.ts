export const title = 'Start at a later intake'
export const lede =
  'First see what a later start does to your plan. Nothing changes until you save it, and for two weeks you can take it back.'
export const intakeLabel = 'When do you start instead?'
export const intakeFirst = 'Choose your intake in the profile first. Then you can move it here.'
export const intakeWrong = 'Please choose one of the intakes after yours.'
export const deferredAlready = 'Your start was moved on another device meanwhile. Look at your plan again.'
export const undoOver =
  'This can no longer be taken back. Enter your dates again, or choose your intake in the profile.'

export const clearedTitle = 'Dates of the old term'
export const clearedLede = 'They leave your plan and are kept as history:'
export const was = (name: string, day: string): string => `${name}: was ${day}`
export const wasDone = (name: string): string => `${name}: was done`

export const followsTitle = 'What follows from a later start'
export const ownContracts =
  'Your insurance, your lease and your ticket: read what each says about changes before you move or cancel it.'

export const toMoneyBack = 'What comes back of your payments, and what moves'

export const save = (intake: string): string => `Move my start to ${intake}`
export const saved = 'Your start is moved. Add the new dates as you learn them.'
export const moved = (to: string, from: string): string => `You start in ${to} instead of ${from}.`
export const known = 'What was known of the old term'
export const undo = 'Take this back'
export const undone = 'Taken back. Your earlier dates are in the plan again.'

export const history = (to: string, from: string): string => `Moved the start of studies from ${from} to ${to}`
