// One event stream a browser: the tab that holds the lock listens to the server and tells the others.
import type { QueryClient } from '@tanstack/react-query'
import { freshCookie, freshSeconds } from '../wire/freshness.ts'
import { firstCursor } from './api.ts'
import { readAllAgain, readNamed } from './queries.ts'

const name = 'safar-live'

/** Announced to everybody in one instant, these are not asked for in one: thousands of browsers read them again. */
const seenByAll = new Set(['notifications'])
const mostPause = 400

const pauseFor = (about: string): number => (seenByAll.has(about) ? Math.random() * mostPause : 0)

function after(milliseconds: number, act: () => void): void {
  if (milliseconds === 0) act()
  else setTimeout(act, milliseconds)
}

export function followChanges(queries: QueryClient, onEnded: () => void): () => void {
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  /** By the tab that listens, for one whose page was made before something was said and who hears the others only since. */
  const said: { at: number; text: string }[] = []
  const tell = (text: string) => {
    said.push({ at: Date.now(), text })
    if (said.length > mostSaid) said.shift()
    channel.postMessage(text)
  }
  const hear = (abouts: readonly string[]) => {
    // What is read again now must have what was announced: not from a standby that is a second behind.
    document.cookie = `${freshCookie}=1;path=/;samesite=lax;max-age=${freshSeconds}`
    if (abouts.includes('ended')) onEnded()
    else if (abouts.includes('all')) void readAllAgain(queries)
    else for (const about of abouts) after(pauseFor(about), () => void readNamed(queries, [about]))
  }
  channel.addEventListener('message', ({ data }) => {
    if (typeof data !== 'number') hear(readAbouts(data))
    else for (const { text } of said.filter(({ at }) => at >= data)) channel.postMessage(text)
  })
  channel.postMessage(performance.timeOrigin)
  void navigator.locks
    .request(name, { signal: leaving.signal }, () =>
      listen(leaving.signal, text => {
        tell(text)
        hear(readAbouts(text))
      }),
    )
    // Left before its turn came: that is no error.
    .catch(() => {})
  return () => {
    leaving.abort()
    channel.close()
  }
}

const mostSaid = 100
const refusedPause = 5000

/** Holds the lock as long as it listens. The browser reconnects by itself and says what it last had. */
function listen(signal: AbortSignal, tell: (text: string) => void): Promise<void> {
  let since = firstCursor.value
  let stream: EventSource
  const open = () => {
    stream = new EventSource(since === undefined ? '/api/events' : `/api/events?since=${encodeURIComponent(since)}`)
    stream.addEventListener('message', ({ data, lastEventId }) => {
      since = lastEventId
      tell(String(data))
    })
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return
      // Refused rather than cut off: there is no session any more, and whose page hears of it asks for it. Or no server was
      // there for a moment; a browser does not ask again by itself then.
      tell('["ended"]')
      after(refusedPause, () => signal.aborted || open())
    })
  }
  open()
  return new Promise(resolve => {
    signal.addEventListener('abort', () => {
      stream.close()
      resolve()
    })
  })
}

function readAbouts(text: unknown): string[] {
  const value: unknown = typeof text === 'string' ? JSON.parse(text) : []
  return Array.isArray(value) ? value.map(String) : []
}
