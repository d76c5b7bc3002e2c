/** Where sealed files lie. A file appears under its key whole or not at all. */
export type Store = {
  /** Takes over a finished file from the local disk. */
  keep: (key: string, finished: string) => Promise<void>
  read: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  remove: (key: string) => Promise<void>
}
