import type { EntryView } from '../contract.ts'

/** A row of one's own that is changed, or what a new one begins with. */
export type Editing = EntryView | { kind: string; what?: string; payee?: string; on?: string | null }

export type OnEdit = (editing: Editing) => void
