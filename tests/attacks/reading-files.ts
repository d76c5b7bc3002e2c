// Whose files are read to be worked on, and when: what waits for its turn is to hold nothing in memory.
import type { Files } from '#src/platform/ports.ts'
import type { TeamApp } from '../team.ts'

type Bytes = AsyncIterable<Uint8Array>

export type Readings = {
  /** Of whom each was, in the order in which they were read to be worked on. */
  owners: string[]
  /** Arrived whole, and waiting for their turn or beyond it. */
  arrived: () => number
  /** Whoever's files are read from now on is kept waiting in the middle of it, until this is called. */
  hold: (owner: string) => () => void
  stop: () => void
}

export function watchReadings({ services: { ports } }: Pick<TeamApp, 'services'>): Readings {
  const { files } = ports
  const owners: string[] = []
  const held = new Map<string, Promise<void>>()
  let arrived = 0

  async function* read(owner: string, content: Bytes): Bytes {
    owners.push(owner)
    await held.get(owner)
    yield* content
  }
  const put: Files['put'] = (owner, key, content, { check, become } = {}) =>
    files.put(owner, key, content, {
      ...(check !== undefined && { check }),
      ...(become !== undefined && {
        become: again => {
          arrived += 1
          return become(() => read(owner, again()))
        },
      }),
    })
  const get: Files['get'] = async (owner, key, from) => {
    const content = await files.get(owner, key, from)
    return content === undefined ? undefined : read(owner, content)
  }
  ports.files = { ...files, put, get }

  return {
    owners,
    arrived: () => arrived,
    hold: owner => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(owner, promise)
      return resolve
    },
    stop: () => {
      ports.files = files
    },
  }
}
