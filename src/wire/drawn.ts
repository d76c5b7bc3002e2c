// What passes between the server and the program that draws a page for it (src/app/web/drawn.tsx).
import type { Send } from './client.ts'
import type { Key } from './topics.ts'

/** Read for a page, by the names that the browser asks for it by; see browser/known.ts. */
export type Read = readonly (readonly [key: Key, data: unknown])[]

export type Wanted = {
  path: string
  search: string
  read: Read
}

/** The page as it is seen first, the rules for sizes and places in it, the files of its later parts, and all that was read for it. */
export type Drawn = { html: string; css: string; parts: readonly string[]; count: number; read: Read }

/** The program that draws. */
export type Program = {
  /** Said once: how all calls of the pages that it draws are made. */
  sendBy: (send: Send) => void
  /** Undefined of a page that the browser has to draw by itself. */
  draw: (wanted: Wanted) => Promise<Drawn | undefined>
}
