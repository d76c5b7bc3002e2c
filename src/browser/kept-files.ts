// A file that was chosen and not sent yet, kept in this browser: a reload or a crash does not lose it.
// It is its owner's, and gone with the sign-out.
import { onStore } from './record-store.ts'

const store = { name: 'safar-files', store: 'chosen' }

const keyOf = (owner: string, field: string): string => `${owner} ${field}`

export async function keepFile(owner: string, field: string, file: File | null): Promise<void> {
  const key = keyOf(owner, field)
  if (file === null) await quietly(() => onStore(store, 'readwrite', files => files.delete(key)))
  else await quietly(() => onStore(store, 'readwrite', files => files.put(file, key)))
}

export async function keptFile(owner: string, field: string): Promise<File | undefined> {
  const found: unknown = await quietly(() => onStore(store, 'readonly', files => files.get(keyOf(owner, field))))
  return found instanceof File ? found : undefined
}

export async function forgetFiles(): Promise<void> {
  await quietly(() => onStore(store, 'readwrite', files => files.clear()))
}

/** A browser that forbids or has filled its store still sends what was chosen on this page. */
async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
