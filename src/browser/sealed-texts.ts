// What was not sent when a session ended, sealed for its account until that account signs in here again.
import { draftStore } from '../ui/drafts.ts'
import { fieldOf } from '../values/unknown.ts'
import { changeRecord, onStore } from './record-store.ts'
import { canSeal } from './can-seal.ts'
import { sealFor } from './seal.ts'
import { sealedStore as store, storedFor } from './sealing-key.ts'
import { allUnsent, readUnsent } from './unsent/unsent.ts'

const longest = 30 * 24 * 60 * 60_000

export type Sealed = { sealed: string; at: string }
type Kept = { publicKey: string | undefined; sealed: readonly Sealed[] }

const isSealed = (one: unknown): one is Sealed =>
  typeof fieldOf(one, 'sealed') === 'string' && typeof fieldOf(one, 'at') === 'string'

function keptIn(stored: unknown): Kept {
  const [publicKey, sealed] = [fieldOf(stored, 'publicKey'), fieldOf(stored, 'sealed')]
  const isYoung = ({ at }: Sealed) => Date.now() - Date.parse(at) < longest
  return {
    publicKey: typeof publicKey === 'string' ? publicKey : undefined,
    sealed: Array.isArray(sealed) ? sealed.filter(isSealed).filter(isYoung) : [],
  }
}

const readKept = async (owner: string): Promise<Kept> => keptIn(await storedFor(owner))

export const sealedOf = async (owner: string): Promise<readonly Sealed[]> => (await readKept(owner)).sealed

export const keepSealingKey = (owner: string, publicKey: string): Promise<void> =>
  changeRecord(store, owner, stored => ({ ...keptIn(stored), publicKey }))

export const dropSealed = (owner: string, gone: string): Promise<void> =>
  changeRecord(store, owner, stored => {
    const { sealed, ...rest } = keptIn(stored)
    return { ...rest, sealed: sealed.filter(one => one.sealed !== gone) }
  })

/** How many texts and changes are sealed, and what could not be: changes by their words, and how many texts. */
export type Left = { sealed: number; lostTexts: number; lostChanges: readonly string[] }

/** Of everybody who was signed in here, before the clear text is taken away. A visitor's form is nobody's. */
export async function sealWhatIsLeft(): Promise<Left> {
  await readUnsent()
  draftStore.flush()
  const left = { sealed: 0, lostTexts: 0, lostChanges: [] as string[] }
  const owners = new Set([...draftStore.owners(), ...allUnsent().map(({ owner }) => owner)])
  owners.delete('visitor')
  for (const owner of owners) {
    const texts = draftStore.unsent(owner).flatMap(name => {
      const entry = draftStore.entry(owner, name)
      return entry === undefined ? [] : [{ name, ...entry }]
    })
    const changes = allUnsent().filter(one => one.owner === owner)
    const isKept = await sealOf(owner, [
      ...texts.map(draft => ({ draft, changes: [] })),
      ...(changes.length > 0 ? [{ draft: null, changes }] : []),
    ])
    const things = new Set(changes.map(({ thing }) => thing)).size
    if (isKept) left.sealed += texts.length + things
    else {
      left.lostTexts += texts.length
      left.lostChanges.push(...changes.map(({ words }) => words))
    }
  }
  await forgetIdleKeys()
  return left
}

async function sealOf(owner: string, parts: readonly object[]): Promise<boolean> {
  const { publicKey } = await readKept(owner)
  if (parts.length === 0) return true
  if (publicKey === undefined || !canSeal()) return false
  try {
    const at = new Date().toISOString()
    const sealed = await Promise.all(
      parts.map(async part => ({
        sealed: await sealFor(publicKey, owner, JSON.stringify({ sealedAt: at, ...part })),
        at,
      })),
    )
    await changeRecord(store, owner, stored => {
      const kept = keptIn(stored)
      return { ...kept, sealed: [...kept.sealed, ...sealed] }
    })
    return true
  } catch {
    // Full, or forbidden.
    return false
  }
}

/** Where nothing is sealed, nothing of an account stays. */
async function forgetIdleKeys(): Promise<void> {
  try {
    const owners = await onStore(store, 'readonly', records => records.getAllKeys())
    for (const owner of owners.map(String))
      if ((await sealedOf(owner)).length === 0) await onStore(store, 'readwrite', records => records.delete(owner))
  } catch {
    // A forbidden store holds nothing.
  }
}
