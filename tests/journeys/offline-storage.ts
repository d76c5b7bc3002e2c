// What the browser keeps for reading without a network.
import type { Page } from 'playwright-core'

/** All of it, as text. */
export const keptIn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>(resolve => {
        const request = indexedDB.open('safar', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('reading')
        request.onsuccess = () => {
          const all = request.result.transaction('reading').objectStore('reading').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
