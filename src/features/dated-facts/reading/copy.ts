// The words of the reading list.

export const lede = 'Open each page once, read what we say of it, and note what is still the same.'
export const all = 'All facts'
export const empty = { title: 'Nothing to read again', words: 'Every fact was read within its time.' } as const

export const counted = (shown: number, due: number): string =>
  shown === due
    ? `${due === 1 ? '1 fact is' : `${due} facts are`} due to be read again.`
    : `The first ${shown} of ${due} that are due to be read again.`
export const due = (day: string, read: string): string => `Due on ${day}. Last read on ${read}.`
export const openPage = 'Open the page'
export const noAddress = 'This source has no address.'
export const same = (count: number): string => `Same as before (${count})`
export const noneTicked = 'Nothing ticked'
export const elsewhere = 'Kept in a list of its own: open it there and save it with today’s day.'
export const shownAt = (page: string): string => `Shown at ${page}`
export const done = (checked: number, left: number): string =>
  [
    checked === 1 ? 'Noted: 1 fact read today.' : `Noted: ${checked} facts read today.`,
    left === 0 ? '' : `${left === 1 ? 'One was' : `${left} were`} changed by a colleague meanwhile and left as it is.`,
  ]
    .filter(part => part !== '')
    .join(' ')

export const keys = {
  open: 'Open the page of this source in a tab of its own',
  same: 'Same as before: note what is ticked as read today',
  tick: 'Tick it, or take the tick away',
} as const
