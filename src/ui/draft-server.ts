// The design system knows no API: anyone who does connects drafts with what the server has.
import type { Values } from './draft-merge.ts'

export interface ServerDraft {
  values: Values
  /** What its form began with, where that is known. */
  start?: Values | undefined
  savedAt: string
}

export interface DraftServer {
  /** Only this person's drafts are sent anywhere. */
  owner: string
  /** Undefined until they were loaded. */
  all: () => ReadonlyMap<string, ServerDraft> | undefined
  subscribe: (listener: () => void) => () => void
  /** What the store has of this draft is sent within seconds. */
  save: (key: string) => void
  remove: (key: string) => void
}

let server: DraftServer | undefined
const connections = new Set<() => void>()

export function connectDrafts(next: DraftServer | undefined): void {
  server = next
  for (const connect of connections) connect()
}

export const draftServerOf = (owner: string): DraftServer | undefined => (server?.owner === owner ? server : undefined)

/** Calls `listener` once the owner's drafts are loaded, and with each change. */
export function followDrafts(owner: string, listener: (drafts: ReadonlyMap<string, ServerDraft>) => void): () => void {
  let leave: (() => void) | undefined
  let isLeft = false
  const tell = () => {
    if (isLeft) return
    const drafts = draftServerOf(owner)?.all()
    if (drafts !== undefined) listener(drafts)
  }
  const connect = () => {
    leave?.()
    leave = draftServerOf(owner)?.subscribe(tell)
    queueMicrotask(tell)
  }
  connections.add(connect)
  connect()
  return () => {
    isLeft = true
    connections.delete(connect)
    leave?.()
  }
}
