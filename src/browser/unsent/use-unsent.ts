import { useCallback, useSyncExternalStore } from 'react'
import { waiting, wishes, type Unsent, type Value } from './rules.ts'
import { allSaid, allUnsent, discards, isHeldUp, onUnsent, ownerOfUnsent } from './unsent.ts'

export type Wishes = ReadonlyMap<string, Value>

const none: readonly Unsent[] = []
const nothingKept: ReadonlySet<string> = new Set()
const noWishes: Wishes = new Map()

/** Made of the same as the last time it is the same again: whole pages would be drawn again for it. */
function asLast<From extends readonly unknown[], Made>(make: (...from: From) => Made): (...from: From) => Made {
  let last: { from: From; made: Made } | undefined
  return (...from) => {
    if (last === undefined || from.some((one, at) => one !== last?.from[at])) last = { from, made: make(...from) }
    return last.made
  }
}

const ofOwner = asLast((all: readonly Unsent[], owner: string) => {
  const unsent = all.filter(one => one.owner === owner)
  return unsent.length === 0 ? none : unsent
})
const namesOf = asLast((unsent: readonly Unsent[], owner: string) =>
  unsent.length === 0 ? nothingKept : new Set(waiting(unsent, owner).map(({ thing }) => thing)),
)
const wishesOf = asLast(wishes)

const unsentNow = () => ofOwner(allUnsent(), ownerOfUnsent())
const keptNow = () => namesOf(unsentNow(), ownerOfUnsent())
const wishesNow = () => wishesOf(unsentNow(), ownerOfUnsent(), allSaid())

/** This person's, oldest first. Where a page is drawn before the browser has it, nothing waits to be sent. */
export const useUnsent = (): readonly Unsent[] => useSyncExternalStore(onUnsent, unsentNow, () => none)

/** What waits on this device, by name. */
export const useKept = (): ReadonlySet<string> => useSyncExternalStore(onUnsent, keptNow, () => nothingKept)

/** How things are to be, by name: a page shows it already. */
export const useWishes = (): Wishes => useSyncExternalStore(onUnsent, wishesNow, () => noWishes)

/** For `select` of a query: what was read, as it will be once all is sent. */
export function useWished<Data>(wished: (data: Data, wishes: Wishes) => Data): (data: Data) => Data {
  const wishes = useWishes()
  return useCallback(data => (wishes.size === 0 ? data : wished(data, wishes)), [wished, wishes])
}

/** What was tried without success, while the browser believes in a network. */
export const useHeldUp = (): boolean => useSyncExternalStore(onUnsent, isHeldUp, () => false)

/** Grows when something is thrown away, or was found: a form that began otherwise begins again. */
export const useDiscards = (): number => useSyncExternalStore(onUnsent, discards, () => 0)
