// An event stream, as a browser holds it.
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

export type HeardEvent = { id: string; abouts: string[] }

export type OpenedStream = {
  heard: HeardEvent[]
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  close: () => void
}

export async function openStream(app: Pick<TestApp, 'url'>, who: Visitor, lastEventId?: string): Promise<OpenedStream> {
  const leaving = new AbortController()
  const answer = await fetch(`${app.url}/api/events`, {
    signal: leaving.signal,
    headers: { cookie: who.cookie(), ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
  })
  if (answer.body === null || answer.status !== 200) throw new Error(`The stream answered ${answer.status}.`)
  const heard: HeardEvent[] = []
  const first = Promise.withResolvers<void>()
  const ended = listen(answer.body, heard, first.resolve)
  // From its first event on it hears of every change; one that is made sooner may be in that event already.
  await Promise.race([first.promise, ended])
  return { heard, ended, close: () => leaving.abort() }
}

async function listen(body: ReadableStream<Uint8Array>, heard: HeardEvent[], onHeard: () => void): Promise<void> {
  let text = ''
  try {
    const decoder = new TextDecoder()
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      heard.push(...parts.flatMap(readEvent))
      if (heard.length > 0) onHeard()
    }
  } catch {
    // Closed by us.
  }
}

function readEvent(part: string): HeardEvent[] {
  const id = /^id: (.*)$/m.exec(part)?.[1]
  const data = /^data: (.*)$/m.exec(part)?.[1]
  if (data === undefined) return []
  return [{ id: id ?? '', abouts: JSON.parse(data) }]
}
