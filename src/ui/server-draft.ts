// What becomes of a draft when the server's version of it is known: pure, so that it tests.
import { isSame, mergeDrafts, type Values } from './draft-merge.ts'
import type { ServerDraft } from './draft-server.ts'
import type { Entry } from './draft-store.ts'

export interface Meeting {
  /** What is kept on this device from now on; null removes it. Unchanged where it is missing. */
  entry?: Entry | null
  /** What the form shows; null for the empty form. Unchanged where it is missing. */
  shows?: Values | null
  /** Fields that both changed, as the server has them. */
  theirs?: Values
  /** This device has more than the server. */
  sends?: true
}

interface Known {
  entry: Entry | undefined
  /** What the form holds now. */
  mine: Values
  blank: Values
}

const neverSaved = { base: null, savedAt: null }

export function meetServer({ entry, mine, blank }: Known, found: ServerDraft | undefined): Meeting {
  if (found === undefined) return submittedElsewhere(entry)
  if (entry?.savedAt === found.savedAt || isNewer(entry, found)) return {}
  const base = entry?.base ?? blank
  const { values, theirs } = mergeDrafts(base, mine, found.values)
  const shows = isSame(values, mine) ? {} : { shows: values }
  if (Object.keys(theirs).length > 0)
    return { ...shows, theirs, entry: { values, base, savedAt: entry?.savedAt ?? null } }
  const isBehind = !isSame(values, found.values)
  return {
    ...shows,
    entry: { values, base: found.values, savedAt: found.savedAt },
    ...(isBehind && { sends: true as const }),
  }
}

/** Submitted or thrown away in another tab or on another device; what was typed here since stays. */
function submittedElsewhere(entry: Entry | undefined): Meeting {
  if (entry === undefined || entry.savedAt === null) return {}
  return isSame(entry.values, entry.base)
    ? { entry: null, shows: null }
    : { entry: { values: entry.values, ...neverSaved }, sends: true }
}

/** The list is older than what this device saved last. */
const isNewer = (entry: Entry | undefined, found: ServerDraft): boolean =>
  typeof entry?.savedAt === 'string' && entry.savedAt > found.savedAt
