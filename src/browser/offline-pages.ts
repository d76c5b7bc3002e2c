// The service worker keeps the pages' files: all of them, or with little data those that were opened.
import type { QueryClient } from '@tanstack/react-query'
import { ownScript } from '../ui/trusted.ts'
import { idle } from './idle.ts'
import { isLowData } from './low-data.ts'

/** Once this page has what it shows: what is kept for another day may wait. */
export async function keepPages(queries: QueryClient): Promise<void> {
  await loaded()
  do await idle()
  while (queries.isFetching() > 0)
  const worker = navigator.serviceWorker
  await worker.register(ownScript(isLowData() ? '/offline.js?low' : '/offline.js'))
  const { active } = await worker.ready
  if (!isLowData()) return
  // What this page fetches before the worker is there to see it, from its first script on.
  const tell = (entries: PerformanceObserverEntryList) =>
    active?.postMessage(entries.getEntries().map(({ name }) => name))
  new PerformanceObserver(tell).observe({ type: 'resource', buffered: true })
}

async function loaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
}
