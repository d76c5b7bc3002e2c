// What the server knew when it sent the page stands in it, so that nobody asks for it again.
import type { QueryClient } from '@tanstack/react-query'
import type { Read } from '../wire/drawn.ts'
import { firstCursor } from './api.ts'

export type Known = { cursor?: string | undefined; read: Read }

/** Not the page that was kept for reading without a network: that knows nothing. */
export function readKnown(): Known | undefined {
  const text = document.querySelector('#known')?.textContent
  const known: unknown = text === undefined ? undefined : JSON.parse(text)
  return isKnown(known) ? known : undefined
}

/** After what an earlier visit left, which is older. */
export function takeKnown(queries: QueryClient, { cursor, read }: Known): void {
  firstCursor.value = cursor
  for (const [key, data] of read) queries.setQueryData(key, data)
}

const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null && 'read' in value
