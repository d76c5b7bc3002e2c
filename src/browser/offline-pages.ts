// The service worker keeps the pages' files: all of them, or with little data those that were opened.
import { ownScript } from '../ui/trusted.ts'
import { isLowData } from './low-data.ts'

export async function keepPages(): Promise<void> {
  const worker = navigator.serviceWorker
  await worker.register(ownScript(isLowData() ? '/offline.js?low' : '/offline.js'))
  const { active } = await worker.ready
  if (!isLowData()) return
  // What this page fetches before the worker is there to see it, from its first script on.
  const tell = (entries: PerformanceObserverEntryList) =>
    active?.postMessage(entries.getEntries().map(({ name }) => name))
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}
