// Tests write rows past any verb, so without a notice of the change. They do so over connections of their own, where each
// write is counted: facts that were cached before are read again, and no notice was forgotten.
import { openDatabase, type Connections } from '../src/platform/database/database.ts'

export type OwnWrites = {
  count: () => number
  noteWrite: () => void
}

/** One count for all apps of a process: two of them may share a database. */
let writes = 0

export const ownWrites: OwnWrites = {
  count: () => writes,
  noteWrite: () => {
    writes += 1
  },
}

const writing = /\b(?:insert|update|delete|truncate|alter|drop)\b/i

export const openOwnConnections = (url: string): Connections =>
  openDatabase(url, {
    max: 4,
    onStatement: text => {
      if (writing.test(text)) ownWrites.noteWrite()
    },
  })
