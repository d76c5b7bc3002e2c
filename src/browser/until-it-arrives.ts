// What broke off on a bad network is sent again by itself, until it arrives or is stopped.
import { ApiError } from '../wire/client.ts'
import type { Upload } from './upload.ts'

/** Milliseconds; the last is kept to. */
const pauses = [1_000, 2_000, 5_000, 10_000]

export function untilItArrives(start: () => Upload, onWaiting: () => void): Upload {
  let isStopped = false
  let current: Upload | undefined
  let wake = () => {}
  const attempt = async (count: number): Promise<unknown> => {
    current = start()
    try {
      return await current.done
    } catch (error) {
      if (isStopped || !isOffline(error)) throw error
      onWaiting()
      await new Promise<void>(resolve => {
        wake = resolve
        setTimeout(resolve, pauses[count] ?? pauses.at(-1))
        addEventListener('online', () => resolve(), { once: true })
      })
      if (isStopped) throw error
      return attempt(count + 1)
    }
  }
  return {
    done: attempt(0),
    stop: () => {
      isStopped = true
      current?.stop()
      wake()
    },
  }
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.code === 'offline'
