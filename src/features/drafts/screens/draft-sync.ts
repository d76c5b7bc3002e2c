// Drafts at the server: what is typed is sent within seconds, and what another device typed comes in.
import type { draftsContracts } from '../contract.ts'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { dropSealed, keepSealingKey, sealedOf } from '#src/browser/sealed-texts.ts'
import { hasSealingKey } from '#src/browser/sealing-key.ts'
import { canSeal } from '#src/browser/can-seal.ts'
import { sendKept } from '#src/browser/unsent/sender.ts'
import { changeUnsent, isUnsent } from '#src/browser/unsent/unsent.ts'
import { isSame } from '#src/ui/draft-merge.ts'
import { connectDrafts, type DraftServer, type ServerDraft } from '#src/ui/draft-server.ts'
import { isValues, startOf } from '#src/ui/draft-store.ts'
import { draftStore } from '#src/ui/drafts.ts'
import { ApiError } from '#src/wire/client.ts'
import { readAgain } from '#src/browser/queries.ts'

/** Milliseconds: a pause in typing, the longest that one is waited for, and how soon a failed save is tried again. */
const pause = 1500
const longest = 3500
const beforeRetry = 10_000

const { drafts: api } = apiOf<typeof draftsContracts>()
const draftsQuery = {
  queryKey: ['drafts'] as const,
  queryFn: async () => {
    const askedAt = performance.now()
    return { askedAt, ...(await api.read({})) }
  },
}

type Waiting = { timer: ReturnType<typeof setTimeout>; since: number }

class DraftSync implements DraftServer {
  readonly owner: string
  readonly #queries: QueryClient
  readonly #waiting = new Map<string, Waiting>()
  readonly #running = new Map<string, Promise<void>>()
  /** Removed here, whatever an answer says that was on its way. */
  readonly #removed = new Set<string>()
  /** When this tab last changed one: a list that was asked for before knows nothing of it. */
  readonly #changedAt = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  #drafts: ReadonlyMap<string, ServerDraft> | undefined
  #unfollow: (() => void) | undefined

  constructor(owner: string, queries: QueryClient) {
    this.owner = owner
    this.#queries = queries
  }

  all = () => this.#drafts

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    this.#unfollow ??= this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0 || draftStore.saved(this.owner).length > 0) return
      this.#unfollow?.()
      this.#unfollow = undefined
    }
  }

  save = (key: string) => this.#after(key, pause)

  remove = (key: string) => {
    this.#stopWaiting(key)
    if (!this.#running.has(key) && this.#drafts?.has(key) === false) return
    this.#removed.add(key)
    this.#show(new Map([...(this.#drafts ?? [])].filter(([name]) => name !== key)))
    // Behind a save that is on its way, or that would bring it back.
    void this.#inTurn(key, async () => {
      if (!this.#removed.has(key)) return
      await api.remove({ name: key })
      this.#noteChange(key)
      this.#removed.delete(key)
    }).catch(() => {
      setTimeout(() => this.#removed.has(key) && this.remove(key), beforeRetry)
    })
  }

  /** Sends at once whatever waits, and what an earlier visit could not send; answers how many are still unsent. */
  async saveAll(): Promise<number> {
    draftStore.flush()
    const keys = new Set([...this.#waiting.keys(), ...draftStore.unsent(this.owner)])
    await Promise.all([...keys].map(key => this.#push(key)))
    return draftStore.unsent(this.owner).length
  }

  /** What lies here of earlier visits may have been submitted on another device since. */
  start(): void {
    if (draftStore.saved(this.owner).length > 0) this.#unfollow ??= this.#follow()
  }

  stop(): void {
    for (const key of this.#waiting.keys()) this.#stopWaiting(key)
    this.#unfollow?.()
  }

  #follow(): () => void {
    const observer = new QueryObserver(this.#queries, draftsQuery)
    const take = () => {
      const { data } = observer.getCurrentResult()
      if (data === undefined) return
      const knowsBetter = (name: string) => this.#removed.has(name) || (this.#changedAt.get(name) ?? 0) > data.askedAt
      const listed = data.drafts.map(({ name, ...draft }) => [name, draft] as const)
      const own = [...(this.#drafts ?? [])].filter(([name]) => knowsBetter(name))
      this.#show(new Map([...listed.filter(([name]) => !knowsBetter(name)), ...own]))
      // Submitted elsewhere, and no form is open that would have heard of it.
      const isGone = (name: string) => this.#drafts?.has(name) === false && !this.#running.has(name)
      for (const name of draftStore.saved(this.owner).filter(isGone)) draftStore.clear(this.owner, name)
    }
    const unfollow = observer.subscribe(take)
    take()
    return unfollow
  }

  #show(drafts: ReadonlyMap<string, ServerDraft>): void {
    this.#drafts = drafts
    for (const listener of this.#listeners) listener()
  }

  #after(key: string, wait: number): void {
    const since = this.#waiting.get(key)?.since ?? performance.now()
    this.#stopWaiting(key)
    const left = Math.max(0, Math.min(wait, since + Math.max(longest, wait) - performance.now()))
    this.#waiting.set(key, { since, timer: setTimeout(() => void this.#push(key), left) })
  }

  #stopWaiting(key: string): void {
    clearTimeout(this.#waiting.get(key)?.timer)
    this.#waiting.delete(key)
  }

  async #push(key: string): Promise<void> {
    this.#stopWaiting(key)
    try {
      await this.#inTurn(key, () => this.#saveNow(key))
    } catch (error) {
      // Somebody saved it first: what they saved is loaded, and the form takes it in or asks.
      if (error instanceof ApiError && error.code === 'draft-changed')
        await readAgain(this.#queries, draftsQuery.queryKey)
      else if (!(error instanceof ApiError) || error.status >= 500) this.#after(key, beforeRetry)
    }
  }

  async #saveNow(key: string): Promise<void> {
    const entry = draftStore.entry(this.owner, key)
    if (entry === undefined || isSame(entry.values, entry.base)) return
    if (this.#removed.has(key)) {
      await api.remove({ name: key })
      this.#removed.delete(key)
    }
    const known = draftStore.read(this.owner, startOf(key))
    const sent = { values: entry.values, ...(isValues(known) && { start: known }) }
    const { savedAt } = await api.save({ name: key, ...sent, basis: entry.savedAt })
    const now = draftStore.entry(this.owner, key)
    this.#noteChange(key)
    // Submitted meanwhile.
    if (now === undefined) return
    draftStore.put(this.owner, key, { values: now.values, base: entry.values, savedAt })
    draftStore.flush()
    this.#show(new Map([...(this.#drafts ?? []), [key, { ...sent, savedAt }]]))
  }

  #noteChange(key: string): void {
    this.#changedAt.set(key, performance.now())
  }

  #inTurn(key: string, act: () => Promise<void>): Promise<void> {
    const turn = (this.#running.get(key) ?? Promise.resolve()).catch(() => {}).then(act)
    this.#running.set(key, turn)
    const end = () => {
      if (this.#running.get(key) === turn) this.#running.delete(key)
    }
    turn.then(end, end)
    return turn
  }
}

let sync: DraftSync | undefined

/** While a student is signed in. */
export async function startSync(
  queries: QueryClient,
  owner: string,
  onFound: (words: string) => void,
): Promise<() => void> {
  // Before the forms hear of drafts: one that meets a newer draft asks as soon as they do.
  const found = await takeSealed(owner).catch(() => 0)
  if (found > 0) onFound(waitedForYou(found))
  const mine = new DraftSync(owner, queries)
  sync = mine
  connectDrafts(mine)
  mine.start()
  const leaving = new AbortController()
  const go = () => void mine.saveAll()
  addEventListener('online', go, { signal: leaving.signal })
  document.addEventListener('visibilitychange', go, { signal: leaving.signal })
  go()
  return () => {
    leaving.abort()
    mine.stop()
    if (sync !== mine) return
    sync = undefined
    connectDrafts(undefined)
  }
}

/** Before a sign-out takes what is on this device. Answers how many drafts could not be sent. */
export const saveDraftsNow = async (): Promise<number> => (await sync?.saveAll()) ?? 0

/** What an earlier session sealed here; answers how many texts and changes came back. Without a network the next start tries again. */
async function takeSealed(owner: string): Promise<number> {
  if (!(await hasSealingKey(owner)) && canSeal()) await keepSealingKey(owner, (await api.key({})).publicKey)
  let count = 0
  for (const { sealed } of await sealedOf(owner)) {
    try {
      const { conflict, changes } = await api.takeOver({ sealed })
      // Somebody is typing in that form already: it waits for the next time.
      if (conflict !== null && draftStore.entry(owner, conflict.name) !== undefined) continue
      if (conflict !== null) {
        const { name, ...entry } = conflict
        draftStore.put(owner, name, entry)
        draftStore.flush()
      }
      const waiting = changes.filter(isUnsent).filter(one => one.owner === owner)
      await changeUnsent(all => [...waiting.filter(one => all.every(({ key }) => key !== one.key)), ...all])
      count += Math.max(new Set(waiting.map(({ thing }) => thing)).size, changes.length === 0 ? 1 : 0)
    } catch (error) {
      // Changed since, or too old: nobody can open it any more.
      if (!(error instanceof ApiError) || error.code !== 'sealed-unreadable') throw error
    }
    await dropSealed(owner, sealed)
  }
  if (count > 0) void sendKept()
  return count
}

/** After the sign-in that brings them back. */
const waitedForYou = (count: number): string =>
  count === 1 ? '1 text was waiting for you' : `${count} texts were waiting for you`
