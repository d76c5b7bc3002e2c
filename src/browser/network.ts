// Whether there is a network. A browser says 'online' on any Wi-Fi; what became of the last calls says more.
import { useSyncExternalStore } from 'react'
import { onlineManager } from '@tanstack/react-query'

let isSilent = false
const hearers = new Set<() => void>()

export const isOffline = (): boolean => !navigator.onLine || isSilent

export const useOffline = (): boolean => useSyncExternalStore(followNetwork, isOffline, () => false)

export function followNetwork(changed: () => void): () => void {
  hearers.add(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    hearers.delete(changed)
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** What is read is not read again and again without a network, and is once it is back. */
export const tellQueriesOfNetwork = (): void =>
  onlineManager.setEventListener(setOnline => followNetwork(() => setOnline(!isOffline())))

/** Milliseconds after which a call that has no answer yet is thought to get none. */
const patience = 8_000

/** The answer, or nothing where there was no network for it. */
export async function answerOf(asking: Promise<Response>): Promise<Response | undefined> {
  const timer = setTimeout(doubt, patience)
  try {
    const answer = await asking
    note(false)
    return answer
  } catch {
    doubt()
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds between two questions; the last is kept to. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000]
let isDoubted = false

/** One call may break off for many a reason, so the server is asked whether it is there, until it is. */
function doubt(): void {
  if (isDoubted) return
  isDoubted = true
  void askAgain(0).finally(() => (isDoubted = false))
}

async function askAgain(count: number): Promise<void> {
  // Then the browser itself will say when there is one again.
  if (!navigator.onLine) return note(false)
  const isThere = await isServerThere()
  note(!isThere)
  if (isThere) return
  await new Promise(resolve => setTimeout(resolve, pauses[count] ?? pauses.at(-1)))
  return askAgain(count + 1)
}

/** Its own words: the page of a hotel's Wi-Fi answers everything. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const said: unknown = await answer.json()
    return typeof said === 'object' && said !== null && 'status' in said && said.status === 'alive'
  } catch {
    return false
  }
}

function note(silent: boolean): void {
  if (silent === isSilent) return
  isSilent = silent
  hearers.forEach(hear => hear())
}
