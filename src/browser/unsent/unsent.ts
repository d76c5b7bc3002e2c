// What is not sent yet, as this tab knows it; the other tabs hear of every change.
import { changeRecord, onStore } from '../record-store.ts'
import { without, type Said, type Unsent } from './rules.ts'
import { fieldOf } from '#src/values/unknown.ts'

const store = { name: 'safar-unsent', store: 'unsent' }
const only = 'all'
const channelName = 'safar-unsent'

type State = {
  all: readonly Unsent[]
  said: readonly Said[]
  owner: string
  isHeldUp: boolean
  discards: number
}

const state: State = {
  all: [],
  said: [],
  owner: '',
  isHeldUp: false,
  discards: 0,
}
const listeners = new Set<() => void>()

export const allUnsent = (): readonly Unsent[] => state.all
export const allSaid = (): readonly Said[] => state.said
/** Whose changes are made and sent now; nobody's where nobody is signed in. */
export const ownerOfUnsent = (): string => state.owner
export const isHeldUp = (): boolean => state.isHeldUp
export const discards = (): number => state.discards

export const setOwnerOfUnsent = (owner: string): void => become({ owner })
export const noteHeldUp = (isHeldUp: boolean): void => become({ isHeldUp })

export function onUnsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shown from now on, until it is taken back by what this answers. */
export function say(thing: string, value: Said['value']): () => void {
  const one = { owner: state.owner, thing, value }
  become({ said: [...state.said, one] })
  return () => become({ said: state.said.filter(other => other !== one) })
}

/** Once what was pressed is kept or answered. */
export function noneSaid(isOfIt: (thing: string) => boolean): Promise<void> {
  const isLeft = () => state.said.some(({ owner, thing }) => owner === state.owner && isOfIt(thing))
  return new Promise(resolve => {
    const look = () => {
      if (isLeft()) return
      listeners.delete(look)
      resolve()
    }
    listeners.add(look)
    look()
  })
}

function become(next: Partial<State>): void {
  Object.assign(state, next)
  for (const listener of listeners) listener()
}

/** Of what all tabs have kept. Where nothing can be stored, it is kept as long as this page is open. */
export async function changeUnsent(change: (all: readonly Unsent[]) => readonly Unsent[]): Promise<void> {
  let changed: readonly Unsent[] = []
  try {
    await changeRecord(store, only, stored => {
      changed = change(listOf(stored))
      return changed
    })
  } catch {
    changed = change(state.all)
  }
  become({ all: changed })
  tellOthers()
}

/** What stands at the server is kept instead, and the forms show it. */
export async function discardUnsent(key: string): Promise<void> {
  await changeUnsent(all => without(all, key))
  become({ discards: state.discards + 1 })
}

export const forgetUnsent = (): Promise<void> => changeUnsent(() => [])

let wasRead = false

export async function readUnsent(): Promise<void> {
  try {
    const all = listOf(await onStore(store, 'readonly', records => records.get(only)))
    // A form that was drawn before begins again, with what was kept.
    const isNews = !wasRead && all.length > 0
    wasRead = true
    become({ all, discards: state.discards + (isNews ? 1 : 0) })
  } catch {
    // Then what this page holds is all there is.
  }
}

export function followUnsent(): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', () => void readUnsent())
  return () => channel.close()
}

function tellOthers(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('')
  channel.close()
}

/** What is in the store was written by us, by this release or one before it. */
const listOf = (stored: unknown): Unsent[] => (Array.isArray(stored) ? stored.filter(isUnsent) : [])

const texts = ['key', 'owner', 'thing', 'words', 'method', 'url', 'keptAt'] as const

export const isUnsent = (one: unknown): one is Unsent =>
  texts.every(name => typeof fieldOf(one, name) === 'string') && Array.isArray(fieldOf(one, 'rereads'))
