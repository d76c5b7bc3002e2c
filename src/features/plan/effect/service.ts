// Whose plans a change of a fact would move, before it is published.
import * as audited from '../audit-actions.ts'
import { comparedFact, editedFacts } from '#src/features/dated-facts/catalogue.ts'
import type { FactTyped } from '#src/features/dated-facts/record/rules.ts'
import { noteLooks } from '#src/features/audit/actions.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import type { effectContract, EffectView } from '../contract.ts'
import { movedDates, movedWords, movesPlans, ruleChange, soonestOf, type RuleChange } from './rules.ts'
import { eachStudent, type Journeys } from './students.ts'

const mostShown = 50

export const effectHandlers = (journeys: Journeys): Handlers<{ factEffect: typeof effectContract }>['factEffect'] => ({
  read: (call, typed) => read(journeys, call, typed),
})

async function read(journeys: Journeys, call: Call, typed: FactTyped & { id: string }): Promise<EffectView> {
  const rules = ruleChange(await editedFacts(call.db), await comparedFact(call, typed))
  if (!movesPlans(rules)) return { movesPlans: false, count: 0, students: [] }
  const { count, first } = await affected(journeys, call, rules)
  const detail = typed.words.slice(0, 120)
  await noteLooks(
    call,
    first.map(({ id }) => ({ what: audited.planEffectRead, about: id, detail })),
  )
  return { movesPlans: true, count, students: first.map(({ id, name, changes }) => ({ id, name, changes })) }
}

type Affected = { id: string; name: string; changes: string[]; soonest: string }

/** All are counted; those with the soonest dates are shown. */
async function affected(journeys: Journeys, call: Call, rules: RuleChange) {
  let count = 0
  let first: Affected[] = []
  for await (const students of eachStudent(call, journeys)) {
    const moved = students.flatMap(({ id, name, sources, today }): Affected[] => {
      const changes = movedDates(sources, rules, today)
      return changes.length === 0 ? [] : [{ id, name, changes: movedWords(changes), soonest: soonestOf(changes) }]
    })
    count += moved.length
    first = [...first, ...moved].toSorted((one, other) => one.soonest.localeCompare(other.soonest)).slice(0, mostShown)
  }
  return { count, first }
}
