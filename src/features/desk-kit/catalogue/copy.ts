import { fieldOf } from '#src/values/unknown.ts'

export const noDraft = 'There is no draft of this any more.'
export const draftChanged = 'A colleague saved a draft of this meanwhile. Look at theirs first.'
export const draftChangedBy = (name: string | null): string =>
  name === null ? draftChanged : `${name} saved a draft of this meanwhile. Look at theirs first.`
export const keepMine = 'Keep mine'
export const noId = 'Please send an id as one of our answers gave it.'
export const draftMisshapen = 'This draft was not saved: what is marked is not what this field takes.'
export const draftWrong = 'This draft is not complete yet. Open it, mend what is marked, and publish it then.'

export const stateNames = { draft: 'Draft', published: 'Published', retired: 'Retired' } as const

export const actionNames = {
  found: 'Before the first change here',
  added: 'Added',
  changed: 'Changed',
  published: 'Published',
  retired: 'Retired',
} as const

export const waitsWords =
  'Sent. A second person confirms it under To confirm first; until then students see what was there before.'

/** What is said once a change is saved: some wait for a second person. */
export const saidOf = (saved: unknown, done: string): string => (fieldOf(saved, 'waits') === true ? waitsWords : done)
