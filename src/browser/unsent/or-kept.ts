// A way to send that needs no network: what cannot be sent now is kept, and is sent once there is one.
import type { Answered, Send } from '../../wire/client.ts'
import { newKey, send } from '../api.ts'
import { isOffline } from '../network.ts'
import { sendPatiently } from './patiently.ts'
import { mayWait, withAnother, type Unsent } from './rules.ts'
import { sendKept } from './sender.ts'
import { allUnsent, changeUnsent, ownerOfUnsent } from './unsent.ts'

export type Keeping = Pick<Unsent, 'thing' | 'words' | 'value' | 'was' | 'draftIn' | 'told' | 'rereads'>

/** Kept is as good as done: its verb answers nothing. */
const kept: Answered = { status: 200, text: '{}', isJson: true }

/** `apiOf<…>('journey', orKept({…})).mark(…)`: for verbs that answer nothing and say how something is to be. */
export const orKept =
  (keeping: Keeping): Send =>
  async (method, url, body) => {
    const owner = ownerOfUnsent()
    if (owner === '' || !mayWait(method)) return send(method, url, body)
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
