import type { QueryClient } from '@tanstack/react-query'
import { isOffline } from '../network.ts'
import { readAgain } from '../queries.ts'
import type { Key, KeyName } from '#src/wire/topics.ts'

/** Waited for, so that a button is busy until its page shows what it did; without a network it would take its time to fail. */
export async function rereadNow(queries: QueryClient, ...what: readonly (KeyName | Key)[]): Promise<void> {
  const reading = readAgain(queries, ...what)
  if (!isOffline()) await reading
}
