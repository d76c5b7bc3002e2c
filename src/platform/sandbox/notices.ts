// How a payment sandbox tells us what happened: a signed POST, sent again until somebody takes it.
import { setTimeout } from 'node:timers/promises'
import { patiently } from '../patience.ts'

export type Notice = {
  url: string
  body: string
  /** Signed again for each try, as the time is part of it. */
  headers: () => Record<string, string>
}

type Wait = (milliseconds: number, closing: AbortSignal) => Promise<unknown>

export type SendNotice = (notice: Notice) => Promise<void>

/** In milliseconds; a provider goes on for days, we for two minutes. */
const pauses = [500, 2_000, 10_000, 30_000, 80_000]

const pause: Wait = (length, signal) => setTimeout(length, undefined, { ref: false, signal })

/** Done when the first try is over, so that who comes back from paying finds it known; the others follow on their own. */
export function sendingNotices(closing: AbortSignal, wait: Wait = pause): SendNotice {
  const insist = async (notice: Notice) => {
    for (const length of pauses) {
      await wait(length, closing)
      if (await isTaken(notice, closing)) return
    }
  }
  return async notice => {
    if (await isTaken(notice, closing)) return
    insist(notice).catch(() => {})
  }
}

async function isTaken({ url, body, headers }: Notice, closing: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([AbortSignal.timeout(patiently(10_000)), closing])
  const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers() }, body, signal }
  return fetch(url, request).then(
    async response => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
