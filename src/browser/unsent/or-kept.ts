import type { KeyName } from '#src/wire/topics.ts'
// A way to send that needs no network: what cannot be sent now is kept, and is sent once there is one.
import { routes } from 'virtual:routes'
import { makeClients, type Answered, type LaterClients, type Send } from '#src/wire/client.ts'
import type { Contract } from '#src/wire/route.ts'
import { newKey, send } from '../api.ts'
import { isOffline } from '../network.ts'
import { sendPatiently } from './patiently.ts'
import { withAnother, type Unsent } from './rules.ts'
import { sendKept } from './sender.ts'
import { allUnsent, changeUnsent, ownerOfUnsent } from './unsent.ts'
import { fieldOf } from '#src/values/unknown.ts'

export type Keeping = Pick<Unsent, 'thing' | 'words' | 'value' | 'was' | 'draftIn' | 'fieldsInWords'>

/** The verbs that may wait: `laterOf<…>(['journey'])(marked(…)).journey.mark(…)`. They go no other way. */
export const laterOf =
  <All extends Contract>(rereads: readonly KeyName[]) =>
  (keeping: Keeping): LaterClients<All> =>
    makeClients<LaterClients<All>>(routes, orKept({ ...keeping, rereads }))

/** For what is or is not: a step that is done, a paper that lies ready. */
export const marked = (thing: string, words: string, is: boolean): Keeping => ({ thing, words, value: is, was: !is })

/** Kept is as good as done: its verb answers nothing else. */
const kept: Answered = { status: 200, text: JSON.stringify({ isKept: true }), isJson: true }

/** Whether a verb's answer says so: then nobody reads that it was sent. */
export const isKept = (answer: unknown): boolean => fieldOf(answer, 'isKept') === true

const orKept =
  (keeping: Keeping & Pick<Unsent, 'rereads'>): Send =>
  async (method, url, body) => {
    const owner = ownerOfUnsent()
    if (owner === '') return send(method, url, body)
    const key = newKey()
    const isTried = !isOffline() && !isBehind(owner, keeping.thing)
    if (isTried) {
      const answer = await sendPatiently(key, method, url, body)
      if (answer.problem?.code !== 'offline') return answer
    }
    await changeUnsent(all =>
      withAnother(all, {
        ...keeping,
        key,
        owner,
        method,
        url,
        isTried,
        body: JSON.parse(body ?? '{}'),
        // Under its key it is what was sent: without what it was made from.
        isForced: isTried,
        keptAt: new Date().toISOString(),
      }),
    )
    if (navigator.onLine) void sendKept()
    return kept
  }

/** What was done before it goes first, and what waits for a choice takes up what is said since. */
const isBehind = (owner: string, thing: string): boolean =>
  allUnsent().some(one => one.owner === owner && (one.refused === undefined || one.thing === thing))
