// A small store of this browser: one table of values by key. It may be full or forbidden: then it throws.

export type RecordStore = { name: string; store: string }

export const onStore = <T>(
  store: RecordStore,
  mode: IDBTransactionMode,
  act: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => withRecords(store, mode, records => answered(act(records)))

/** Read and written in one transaction, so that two tabs do not lose what the other wrote. */
export const changeRecord = (store: RecordStore, key: string, change: (value: unknown) => unknown): Promise<void> =>
  withRecords(store, 'readwrite', async records => {
    const value: unknown = await answered(records.get(key))
    await answered(records.put(change(value), key))
  })

async function withRecords<T>(
  { name, store }: RecordStore,
  mode: IDBTransactionMode,
  act: (records: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store))
  const database = await answered(request)
  try {
    return await act(database.transaction(store, mode).objectStore(store))
  } finally {
    database.close()
  }
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The store did not answer.')))
  })
