// Several requests at once: each by itself, so that what one refuses stops no other.
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import type { ManyAct } from './contract.ts'
import { giveBack, handOver, setPriority, settle, take } from './request-verbs.ts'

type Many = { ids: readonly string[]; act: ManyAct }
type Outcome = { done: number; refused: { id: string; message: string }[] }

export async function changeMany(call: Call, { ids, act }: Many): Promise<Outcome> {
  const outcome: Outcome = { done: 0, refused: [] }
  for (const id of new Set(ids)) {
    try {
      await changeOne(call, id, act)
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.refused.push({ id, message: error.message })
    }
  }
  return outcome
}

function changeOne(call: Call, id: string, act: ManyAct): Promise<Nothing> {
  switch (act.do) {
    case 'take':
      return take(call, { id })
    case 'give-back':
      return giveBack(call, { id })
    case 'settle':
      return settle(call, { id })
    case 'hand-over':
      return handOver(call, { id, to: act.to })
    case 'rank':
      return setPriority(call, { id, priority: act.priority })
  }
}
