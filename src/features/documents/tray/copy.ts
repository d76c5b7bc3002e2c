// What is said in a document tray: where files are chosen for one paper or for many.
export const takePhoto = 'Take a photo'
export const chooseFile = 'Choose a file'
export const chooseFiles = 'Choose files'
export const fromDocuments = 'From your documents'
export const add = 'Add'
export const replace = 'Replace'
export const orDrop = 'or drop them here'
export const orDropOne = 'or drop it here'

export const ready = (count: number, all: number): string => `${count} of ${all} ready`
export const isReady = 'Ready'
export const isNotNeeded = 'No file is needed'
export const isNeeded = 'Still needed'
export const upTo = (most: number): string => `Up to ${most} files`

export const whatAreThese = 'What are these?'
export const untilAdded =
  'We guess from the name of each file and, on this device, from what it says. Check the list: nothing is sent until you add it.'
export const addThese = (count: number): string => (count === 1 ? 'Add this file' : `Add these ${count} files`)
export const chooseKind = 'Choose what it is'
export const kindRequired = 'Please choose what this is.'
export const leaveOut = (name: string): string => `Leave out ${name}`

export const alreadyHere = 'This file is already here.'
export const folder = 'That is a folder. Please open it and choose the files in it.'
/** Where the specification has no sentence of its own. */
export const tooMany = (most: number): string =>
  most === 1 ? 'There is room for one file here.' : `There is room for ${most} files here. The rest were left out.`

export const added = (name: string, label: string): string => `${name} is added to ${label}.`
export const toSort = (count: number): string =>
  count === 1 ? 'One file waits: say what it is.' : `${count} files wait: say what they are.`
