// A file that was chosen and not sent yet, kept in this browser: a reload or a crash does not lose it.
// It is its owner's, and gone with the sign-out.

const name = 'safar-files'
const store = 'chosen'

const keyOf = (owner: string, field: string): string => `${owner} ${field}`

export async function keepFile(owner: string, field: string, file: File | null): Promise<void> {
  const key = keyOf(owner, field)
  if (file === null) await quietly(() => inStore('readwrite', files => files.delete(key)))
  else await quietly(() => inStore('readwrite', files => files.put(file, key)))
}

export async function keptFile(owner: string, field: string): Promise<File | undefined> {
  const found: unknown = await quietly(() => inStore('readonly', files => files.get(keyOf(owner, field))))
  return found instanceof File ? found : undefined
}

export async function forgetFiles(): Promise<void> {
  await quietly(() => inStore('readwrite', files => files.clear()))
}

/** A browser that forbids or has filled its store still sends what was chosen on this page. */
async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}

async function inStore<T>(mode: IDBTransactionMode, act: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer.')))
  })
  try {
    const wanted = act(database.transaction(store, mode).objectStore(store))
    return await new Promise((resolve, reject) => {
      wanted.addEventListener('success', () => resolve(wanted.result))
      wanted.addEventListener('error', () => reject(wanted.error ?? new Error('The store did not answer.')))
    })
  } finally {
    database.close()
  }
}
