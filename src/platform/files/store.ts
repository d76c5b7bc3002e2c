import type { ReadFrom } from './sealed-stream.ts'

/** Where sealed files lie. A file appears under its key whole or not at all. */
export type Store = {
  /** Takes over a finished file from the local disk. */
  keep: (key: string, finished: string) => Promise<void>
  /** From a byte on, once it is asked to. */
  read: (key: string) => Promise<ReadFrom | undefined>
  remove: (key: string) => Promise<void>
  /** Takes away what began before this to arrive, and never did. */
  sweep: (before: Temporal.Instant) => Promise<void>
}
