import type { Handlers } from '#src/platform/http/serve.ts'
import type { requestsContracts, ManyAct } from './contract.ts'
import type { Desk, Kinds } from './kinds.ts'
import * as notes from './notes/service.ts'
import { inbox } from './inbox/inbox.ts'
import { see, snooze, wake } from './inbox/verbs.ts'
import { counts, list } from './request-list.ts'
import { colleagues, giveBack, handOver, note, reopen, setPriority, settle, take } from './request-verbs.ts'
import { finishWork, giveWorkBack, isWork, takeWork } from './work-verbs.ts'
import { undo } from './undo.ts'
import * as views from './views/service.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'

export const requestsHandlers = (
  desk: Desk,
  { kinds, app: { stages } } = desk,
): Handlers<typeof requestsContracts>['requests'] => ({
  list: (call, input) => list(desk, call, input),
  inbox: (call, input) => inbox(desk, call, input),
  see: (call, input) => see(desk, call, input),
  snooze: (call, input) => snooze(desk, call, input),
  wake: (call, input) => wake(desk, call, input),
  undo: (call, input) => undo(kinds, call, input),
  counts: call => counts(desk, call),
  note: (call, input) => note(kinds, call, input),
  take: (call, input) => (isWork(input.id) ? takeWork(desk, call, input) : take(kinds, call, input)),
  giveBack: (call, input) => (isWork(input.id) ? giveWorkBack(desk, call, input) : giveBack(kinds, call, input)),
  handOver: (call, input) => handOver(kinds, call, input),
  settle: (call, input) => (isWork(input.id) ? finishWork(desk, call, input) : settle(kinds, call, input)),
  reopen: (call, input) => reopen(kinds, call, input),
  changeMany: (call, input) => changeMany(kinds, call, input),
  setPriority,
  colleagues,
  notes: (call, input) => notes.read(stages, call, input),
  writeNote: (call, input) => notes.write(stages, call, input),
  setStageOfNote: (call, input) => notes.setStage(stages, call, input),
  removeNote: notes.remove,
  views: views.list,
  saveView: views.save,
  removeView: views.remove,
})

// Several requests at once: each by itself, so that what one refuses stops no other.

type Many = { ids: readonly string[]; act: ManyAct }
type Outcome = { done: number; refused: { id: string; message: string }[] }

async function changeMany(kinds: Kinds, call: Call, { ids, act }: Many): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: [] }
  for (const id of new Set(ids)) {
    try {
      await changeOne(kinds, call, id, act)
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.refused.push({ id, message: error.message })
    }
  }
  return outcome
}

function changeOne(kinds: Kinds, call: Call, id: string, act: ManyAct): Promise<unknown> {
  switch (act.do) {
    case 'take':
      return take(kinds, call, { id })
    case 'give-back':
      return giveBack(kinds, call, { id })
    case 'settle':
      return settle(kinds, call, { id })
    case 'hand-over':
      return handOver(kinds, call, { id, to: act.to, note: act.note })
    case 'rank':
      return setPriority(call, { id, priority: act.priority })
  }
}
