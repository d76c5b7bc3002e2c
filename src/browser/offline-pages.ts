// The service worker keeps the pages' files: all of them, or with little data those that were opened.
import { ownScript } from '../ui/trusted.ts'
import { isLowData } from './low-data.ts'

export async function keepPages(): Promise<void> {
  const worker = navigator.serviceWorker
  await worker.register(ownScript(isLowData() ? '/offline.js?low' : '/offline.js'))
  const { active } = await worker.ready
  // What this page fetched before the worker was there to see it.
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}
