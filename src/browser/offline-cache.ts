// What was read stays readable without a network. It is this person's, and gone when they sign out.
import { dehydrate, hydrate, type DehydratedState, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { followNetwork, isOffline } from './network.ts'
import { readWhere } from './queries.ts'
import { onStore } from './record-store.ts'
import { staysOffDevices } from '#src/wire/client.ts'
import type { Topic } from '#src/wire/topics.ts'

/**
 * By the first part of their key: all that a journey's pages read. What is not here is asked for again each time:
 * files, recordings, the codes of links, the chat.
 */
const keptTopics = [
  'session',
  'journey',
  'family',
  'profile',
  'onboarding',
  'plan',
  'facts',
  'notifications',
  'requests',
  'universities',
  'content',
  'webinars',
  'custom-steps',
  'products',
  'exchange',
  'card',
  'payments',
  'sop',
  'loans',
  'loan-slots',
  'vaccines',
  'vaccine-slots',
  'insurance',
  'policies',
  'own-papers',
  'money',
  'visas',
  'attorneys',
  'mock-interview',
  'transcripts',
  'post-interview',
] as const satisfies readonly Topic[]
const kept = new Set<string>(keptTopics)
/** Shown at once also where there is a network. From the rest forms begin, so there it stays in reserve. */
const first = new Set(['session', 'journey', 'profile', 'onboarding', 'notifications', 'policies'])
let reserve: DehydratedState = { queries: [], mutations: [] }
let restoring: Promise<void> | undefined

const maxAge = 7 * 24 * 60 * 60_000
const pauseBetweenSaves = 1000
const store = { name: 'safar', store: 'reading' }
const only = 'last'

/** Shows what was kept at once, and asks for news of all of it. Without a store it does nothing. */
export async function keepForOffline(queries: QueryClient): Promise<void> {
  restoring = restore(queries).catch(() => {})
  await restoring
  // What came with this page is news.
  void readWhere(queries, { predicate: ({ state }) => state.dataUpdatedAt < performance.timeOrigin })
  followNetwork(() => {
    if (isOffline()) hydrate(queries, reserve)
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      saving = saving.then(() => save(queries))
    }, pauseBetweenSaves)
  }
  queries.getQueryCache().subscribe(event => {
    // A failure has brought nothing that could be kept.
    if (event.type === 'updated' && event.action.type === 'success') saveSoon()
  })
  // What came with the page.
  saveSoon()
}

let saving: Promise<void> = Promise.resolve()

/** After what is just being written, which would stay otherwise. */
export async function forgetOffline(): Promise<void> {
  reserve = { queries: [], mutations: [] }
  await saving
  await quietly(() => onStore(store, 'readwrite', records => records.delete(only)))
}

/** What somebody may read no more is not read here without a network either. */
export async function forgetKept(queries: QueryClient, isOver: (key: QueryKey) => boolean): Promise<void> {
  // A page that came drawn asks before what was kept is there.
  await restoring
  queries.removeQueries({ predicate: ({ queryKey }) => isOver(queryKey) })
  reserve = { mutations: [], queries: reserve.queries.filter(({ queryKey }) => !isOver(queryKey)) }
  saving = saving.then(() => save(queries))
}

async function restore(queries: QueryClient): Promise<void> {
  const found = await onStore(store, 'readonly', records => records.get(only))
  if (!isRecord(found) || Date.now() - found.at >= maxAge) return
  const isFirst = ({ queryKey }: { queryKey: readonly unknown[] }) => first.has(String(queryKey[0]))
  hydrate(queries, { mutations: [], queries: found.state.queries.filter(isFirst) })
  reserve = { mutations: [], queries: found.state.queries.filter(query => !isFirst(query)) }
  if (isOffline()) hydrate(queries, reserve)
}

async function save(queries: QueryClient): Promise<void> {
  // Where nobody is signed in there is nothing to keep: it would come back after it was thrown away.
  if (!isSomebody(queries.getQueryData(['session']))) return
  const state = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey: [what, which], state }) =>
      state.data !== undefined && kept.has(String(what)) && which !== staysOffDevices,
    shouldDehydrateMutation: () => false,
  })
  await quietly(() =>
    onStore(store, 'readwrite', records => records.put({ at: Date.now(), state: withReserve(asRead(state)) }, only)),
  )
}

/** What could not be read again without a network is still what was read. */
const asRead = ({ queries, mutations }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map(query => ({
    ...query,
    state: { ...query.state, status: 'success', error: null, fetchFailureReason: null, fetchFailureCount: 0 },
  })),
})

/** What was not read again on this page. */
function withReserve({ queries, mutations }: DehydratedState): DehydratedState {
  const read = new Set(queries.map(({ queryHash }) => queryHash))
  return { mutations, queries: [...queries, ...reserve.queries.filter(({ queryHash }) => !read.has(queryHash))] }
}

const isSomebody = (session: unknown): boolean => isThing(session) && 'user' in session && isThing(session.user)

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
