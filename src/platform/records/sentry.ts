// Sentry's envelope endpoint. Its SDK would hook into the whole process and stay in memory for what is one POST.
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import type { RecordedError } from '../ports.ts'

type Parts = {
  dsn: string
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
  patience?: number
}

export function sendToSentry({ dsn, now, random, ...reach }: Parts): (happened: RecordedError) => Promise<void> {
  const { origin, pathname, username } = new URL(dsn)
  const cut = pathname.lastIndexOf('/')
  const provider = { name: 'Sentry', baseUrl: `${origin}${pathname.slice(0, cut)}/api${pathname.slice(cut)}`, ...reach }
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=safar/1, sentry_key=${username}`,
  }
  return async happened => {
    const event = eventOf(happened, Buffer.from(random(16)).toString('hex'), now())
    const lines = [{ event_id: event.event_id, sent_at: now().toString() }, { type: 'event' }, event]
    const body = lines.map(line => JSON.stringify(line)).join('\n')
    const answer = await callProvider(provider, '/envelope/', { method: 'POST', headers, body })
    if (!answer.isOk) throw unexpectedAnswer('Sentry', answer)
  }
}

const eventOf = ({ where, message, stack, url, requestId }: RecordedError, eventId: string, at: Temporal.Instant) => ({
  event_id: eventId,
  timestamp: at.epochMilliseconds / 1000,
  platform: where === 'server' ? 'node' : 'javascript',
  level: 'error',
  tags: { where, ...(requestId === undefined ? {} : { request_id: requestId }) },
  request: { url },
  exception: {
    values: [
      { type: /^(\w+)(?=: )/.exec(stack)?.[1] ?? 'Error', value: message, stacktrace: { frames: framesOf(stack) } },
    ],
  },
})

type Frame = { function: string; filename: string; lineno: number; colno: number }

const chromium = /^\s*at (?:(?<name>.+?) \()?(?<file>.+?):(?<line>\d+):(?<column>\d+)\)?$/
const firefox = /^(?<name>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/

/** A stack as Sentry wants it: the call that failed comes last. */
const framesOf = (stack: string): Frame[] => stack.split('\n').flatMap(frameOf).toReversed()

function frameOf(line: string): Frame[] {
  const { name, file, line: row, column } = (chromium.exec(line) ?? firefox.exec(line))?.groups ?? {}
  if (file === undefined) return []
  return [{ function: name || '?', filename: file, lineno: Number(row), colno: Number(column) }]
}
