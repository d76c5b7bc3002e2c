// What was read last stays readable without a network. It is this person's, and gone when they sign out.
import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'

/** By the first part of their key. Nothing here holds a document or a secret; an insurance card is to be shown. */
const kept = new Set(['session', 'journey', 'profile', 'onboarding', 'notifications', 'policies'])
const maxAge = 7 * 24 * 60 * 60_000
const pauseBetweenSaves = 1000
const [name, store, only] = ['safar', 'reading', 'last']

/** Shows what was kept at once, and asks for news of all of it. Without a store it does nothing. */
export async function keepForOffline(queries: QueryClient): Promise<void> {
  await restore(queries).catch(() => {})
  void queries.invalidateQueries()
  let timer: ReturnType<typeof setTimeout> | undefined
  queries.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      void save(queries)
    }, pauseBetweenSaves)
  })
}

export const forgetOffline = (): Promise<void> => quietly(() => inStore('readwrite', records => records.delete(only)))

async function restore(queries: QueryClient): Promise<void> {
  const found = await inStore('readonly', records => records.get(only))
  if (isRecord(found) && Date.now() - found.at < maxAge) hydrate(queries, found.state)
}

function save(queries: QueryClient): Promise<void> {
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) =>
      state.status === 'success' && kept.has(String(queryKey[0])) && !isNobody(state.data),
    shouldDehydrateMutation: () => false,
  })
  return quietly(() => inStore('readwrite', records => records.put({ at: Date.now(), state }, only)))
}

/** That nobody was signed in is not worth remembering: it would send somebody who now is to the first page. */
const isNobody = (data: unknown): boolean => isThing(data) && 'user' in data && data.user === null

const isRecord = (value: unknown): value is { at: number; state: DehydratedState } =>
  isThing(value) && 'at' in value && typeof value.at === 'number' && 'state' in value && isThing(value.state)

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A browser that forbids or has filled its store still shows the page. */
async function quietly(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch {
    // Nothing is kept, and nothing is lost that the server does not have.
  }
}

async function inStore<T>(mode: IDBTransactionMode, act: (records: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await answered(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  return answered(request)
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer.')))
  })
