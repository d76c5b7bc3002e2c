// Several requests at once: each by itself, so that what one refuses stops no other.
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { ManyAct } from './contract.ts'
import type { Kinds } from './kinds.ts'
import { giveBack, handOver, setPriority, settle, take } from './request-verbs.ts'

type Many = { ids: readonly string[]; act: ManyAct }
type Outcome = { done: number; refused: { id: string; message: string }[] }

export async function changeMany(kinds: Kinds, call: Call, { ids, act }: Many): Promise<Outcome> {
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

function changeOne(kinds: Kinds, call: Call, id: string, act: ManyAct): Promise<void> {
  switch (act.do) {
    case 'take':
      return take(kinds, call, { id })
    case 'give-back':
      return giveBack(kinds, call, { id })
    case 'settle':
      return settle(kinds, call, { id })
    case 'hand-over':
      return handOver(kinds, call, { id, to: act.to })
    case 'rank':
      return setPriority(call, { id, priority: act.priority })
  }
}
