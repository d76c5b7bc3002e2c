import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { wishes, type Unsent, type Value } from './rules.ts'
import { allUnsent, discards, isHeldUp, onUnsent, ownerOfUnsent } from './unsent.ts'

/** This person's, oldest first. */
export function useUnsent(): readonly Unsent[] {
  const all = useSyncExternalStore(onUnsent, allUnsent)
  const owner = useSyncExternalStore(onUnsent, ownerOfUnsent)
  return useMemo(() => all.filter(one => one.owner === owner), [all, owner])
}

export type Wishes = ReadonlyMap<string, Value>

/** How things are to be, by name: a page shows it already. */
export function useWishes(): Wishes {
  const all = useSyncExternalStore(onUnsent, allUnsent)
  const owner = useSyncExternalStore(onUnsent, ownerOfUnsent)
  return useMemo(() => wishes(all, owner), [all, owner])
}

/** For `select` of a query: what was read, as it will be once all is sent. */
export function useWished<Data>(wished: (data: Data, wishes: Wishes) => Data): (data: Data) => Data {
  const wishes = useWishes()
  return useCallback(data => (wishes.size === 0 ? data : wished(data, wishes)), [wished, wishes])
}

/** What was tried without success, while the browser believes in a network. */
export const useHeldUp = (): boolean => useSyncExternalStore(onUnsent, isHeldUp)

/** Grows when something is thrown away, or was found: a form that began otherwise begins anew. */
export const useDiscards = (): number => useSyncExternalStore(onUnsent, discards)
