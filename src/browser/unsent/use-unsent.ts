import { useCallback, useSyncExternalStore } from 'react'
import { wishes, type Unsent, type Value } from './rules.ts'
import { allUnsent, discards, isHeldUp, onUnsent, ownerOfUnsent } from './unsent.ts'

const none: readonly Unsent[] = []
const noWishes: Wishes = new Map()
/** Where a page is drawn before the browser has it, nothing waits to be sent. */
const nothing = () => none
const noWish = () => noWishes

type Mine = { all: readonly Unsent[]; owner: string; unsent: readonly Unsent[]; wishes: Wishes }
let mine: Mine = { all: none, owner: '', unsent: none, wishes: noWishes }

/** The same as long as nothing of it has changed: mostly there is nothing, and whole pages would be drawn again for it. */
function mineNow(): Mine {
  const [all, owner] = [allUnsent(), ownerOfUnsent()]
  if (all === mine.all && owner === mine.owner) return mine
  const unsent = all.filter(one => one.owner === owner)
  mine =
    unsent.length === 0
      ? { all, owner, unsent: none, wishes: noWishes }
      : { all, owner, unsent, wishes: wishes(all, owner) }
  return mine
}

/** This person's, oldest first. */
export const useUnsent = (): readonly Unsent[] => useSyncExternalStore(onUnsent, () => mineNow().unsent, nothing)

export type Wishes = ReadonlyMap<string, Value>

/** How things are to be, by name: a page shows it already. */
export const useWishes = (): Wishes => useSyncExternalStore(onUnsent, () => mineNow().wishes, noWish)

/** For `select` of a query: what was read, as it will be once all is sent. */
export function useWished<Data>(wished: (data: Data, wishes: Wishes) => Data): (data: Data) => Data {
  const wishes = useWishes()
  return useCallback(data => (wishes.size === 0 ? data : wished(data, wishes)), [wished, wishes])
}

/** What was tried without success, while the browser believes in a network. */
export const useHeldUp = (): boolean => useSyncExternalStore(onUnsent, isHeldUp, () => false)

/** Grows when something is thrown away, or was found: a form that began otherwise begins anew. */
export const useDiscards = (): number => useSyncExternalStore(onUnsent, discards, () => 0)
