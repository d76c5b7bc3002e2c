import type { QueryClient } from '@tanstack/react-query'
import { isOffline } from '../network.ts'

/** Waited for, so that a button is busy until its page shows what it did; without a network it would take its time to fail. */
export async function rereadNow(queries: QueryClient, ...abouts: readonly (readonly unknown[])[]): Promise<void> {
  const reading = Promise.all(abouts.map(queryKey => queries.invalidateQueries({ queryKey })))
  if (!isOffline()) await reading
}
