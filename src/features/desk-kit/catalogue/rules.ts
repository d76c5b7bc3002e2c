// The life of an entry of a catalogue: what may follow what.

/** A draft has never been seen by students, or is seen no more and may change before it is seen again. */
export const entryStates = ['draft', 'published', 'retired'] as const
export type EntryState = (typeof entryStates)[number]

export const entryVerbs = ['change', 'publish', 'retire', 'save-draft', 'discard-draft', 'publish-draft'] as const
export type EntryVerb = (typeof entryVerbs)[number]

/** `hasDraft`: changes are saved that students do not see yet. */
export type EntryStanding = { state: EntryState; hasDraft: boolean }

/** Pressed twice, it was done the first time; 'refused' is what cannot be. */
export type Outcome = 'done' | 'unchanged' | 'refused'

export function outcomeOf(verb: EntryVerb, { state, hasDraft }: EntryStanding): Outcome {
  switch (verb) {
    case 'change':
    case 'save-draft':
      return 'done'
    case 'publish':
      return state === 'published' ? 'unchanged' : 'done'
    case 'retire':
      return state === 'published' ? 'done' : 'unchanged'
    case 'discard-draft':
      return hasDraft ? 'done' : 'unchanged'
    case 'publish-draft':
      return hasDraft ? 'done' : 'refused'
  }
}

/** What made a version. */
export const versionActions = ['found', 'added', 'changed', 'published', 'retired'] as const
export type VersionAction = (typeof versionActions)[number]

export type Content = Readonly<Record<string, unknown>>
export type FieldChange = { field: string; before: unknown; after: unknown }

/** Field by field; what is the same is left out. */
export function changesBetween(before: Content, after: Content): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .map(field => ({ field, before: before[field], after: after[field] }))
    .filter(change => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** As one reads it in a comparison: no markup, one line for each thing of a list. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(valueWords).join('\n')
  if (typeof value === 'object') return partsWords(Object.entries(value))
  return String(value)
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

const partsWords = (parts: readonly (readonly [string, unknown])[]): string =>
  parts
    .filter(([, part]) => part !== '' && part !== null && part !== false)
    .map(([name, part]) => (part === true ? fieldWords(name) : `${fieldWords(name)}: ${valueWords(part)}`))
    .join(', ') || 'Nothing'

/** 'Checked on' of 'checkedOn', for a field that the catalogue has no better name for. */
export function fieldWords(field: string): string {
  const words = field.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
