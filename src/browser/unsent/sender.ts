// One sender a browser: the tab that holds the lock sends what was kept, in the order in which it was done.
import type { QueryClient } from '@tanstack/react-query'
import { bodyOf, nextToSend, outcomeOf, withRefused, withTried, without, type Outcome, type Unsent } from './rules.ts'
import { unreachable } from '../api.ts'
import { sendPatiently } from './patiently.ts'
import {
  allUnsent,
  changeUnsent,
  followUnsent,
  noneSaid,
  noteHeldUp,
  ownerOfUnsent,
  readUnsent,
  setOwnerOfUnsent,
} from './unsent.ts'
import { readNamed } from '../queries.ts'

const lock = 'safar-unsent'
/** Milliseconds; the last is kept to. */
const pauses = [3_000, 10_000, 30_000, 60_000]

let reread: (rereads: readonly string[]) => Promise<unknown> = async () => {}
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Sends what is left from before, and what is kept from now on, as soon as there is a network. */
export function sendWhatIsKept(queries: QueryClient, owner: string): () => void {
  reread = rereads => readNamed(queries, rereads)
  setOwnerOfUnsent(owner)
  const leaving = new AbortController()
  const go = () => void sendKept()
  const unfollow = followUnsent()
  addEventListener('online', go, { signal: leaving.signal })
  document.addEventListener('visibilitychange', go, { signal: leaving.signal })
  void readUnsent().then(go)
  return () => {
    leaving.abort()
    unfollow()
    clearTimeout(timer)
    setOwnerOfUnsent('')
  }
}

/** Resolves once all was tried; whether something still waits is for the list to say. */
export async function sendKept(): Promise<void> {
  clearTimeout(timer)
  const owner = ownerOfUnsent()
  if (owner === '' || !navigator.onLine || nextToSend(allUnsent(), owner) === undefined) return
  const outcome = await navigator.locks.request(lock, () => sendAll(owner))
  const isHeldUp = outcome === 'later'
  failures = isHeldUp ? failures + 1 : 0
  noteHeldUp(isHeldUp)
  if (isHeldUp) timer = setTimeout(() => void sendKept(), pauses[failures - 1] ?? pauses.at(-1))
}

/** Before something is submitted: what was typed or marked in it must have arrived. */
export async function allIsSent(isOfIt: (thing: string) => boolean): Promise<void> {
  await noneSaid(isOfIt)
  await sendKept()
  const left = allUnsent().find(one => one.owner === ownerOfUnsent() && isOfIt(one.thing))
  if (left !== undefined) throw new Error(left.refused === undefined ? unreachable : chooseFirst)
}

const chooseFirst =
  'What you changed could not be sent yet. Open ‘Not sent yet’ at the top of the page and choose what stands.'

/** As long as the same person is signed in. */
async function sendAll(owner: string): Promise<Outcome> {
  while (owner === ownerOfUnsent()) {
    const next = await takeNext(owner)
    if (next === undefined) return 'sent'
    const outcome = await sendOne(next)
    if (outcome === 'later' || outcome === 'ended') return outcome
  }
  return 'ended'
}

/** From here on it may have arrived, so it is not changed any more: noted before it is sent. */
async function takeNext(owner: string): Promise<Unsent | undefined> {
  let next: Unsent | undefined
  await changeUnsent(all => {
    next = nextToSend(all, owner)
    return next === undefined ? all : withTried(all, next.key)
  })
  return next
}

async function sendOne(one: Unsent): Promise<Outcome> {
  const { problem, status } = await sendPatiently(one.key, one.method, one.url, JSON.stringify(bodyOf(one)))
  const outcome = outcomeOf({ status, code: problem?.code ?? '' })
  if (outcome === 'refused') {
    const refused = { message: problem?.message ?? '', standing: problem?.fields ?? {} }
    await changeUnsent(all => withRefused(all, one.key, refused))
  }
  if (outcome === 'sent' || outcome === 'refused') await reread(one.rereads)
  // Only now: what the page shows in its place is read.
  if (outcome === 'sent') await changeUnsent(all => without(all, one.key))
  return outcome
}
