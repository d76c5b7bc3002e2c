import * as audited from '../audit-actions.ts'
import { noteLooks } from '#src/features/audit/actions.ts'
import { editedFacts } from '#src/features/dated-facts/catalogue.ts'
import { filesOf } from '#src/features/people/leads/queries.ts'
import { momentOf } from '#src/journey/moments.ts'
import { rulesInUse } from '#src/plan/rules.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call, Services } from '#src/platform/services.ts'
import { eachStudent, type Journeys } from '../effect/students.ts'
import { rulesWith } from '../rulebook/rules.ts'
import { planFor } from '../rules.ts'
import type { risksContract, RisksView } from '../contract.ts'
import { bySoonestLimit, isWanted, risksIn, type Risk, type Wanted } from './rules.ts'

const mostShown = 200

export const risksHandlers = (journeys: Journeys): Handlers<{ planRisks: typeof risksContract }>['planRisks'] => ({
  read: (call, wanted) => read(journeys, call, wanted),
})

async function read(journeys: Journeys, call: Call, wanted: Wanted): Promise<RisksView> {
  const { first, ...found } = await risksOf(journeys, call, wanted)
  const ids = [...new Set(first.map(({ student }) => student.id))]
  const [files] = await Promise.all([
    filesOf(call.db, ids),
    noteLooks(
      call,
      ids.map(id => ({ what: audited.planRisksRead, about: id })),
    ),
  ])
  return {
    now: momentOf(call.now()),
    ...found,
    risks: first.map(risk => ({ ...risk, lead: files.get(risk.student.id)?.lead?.name ?? null })),
  }
}

type StudentRisk = Risk & { student: { id: string; name: string } }
type Found = Pick<RisksView, 'checked' | 'students' | 'count' | 'rules'> & { first: readonly StudentRisk[] }

/** All are counted; those with the soonest limits are kept. */
export async function risksOf(
  journeys: Journeys,
  services: Pick<Services, 'db' | 'sql' | 'vault' | 'now'>,
  wanted: Wanted,
): Promise<Found> {
  const rules = rulesInUse(rulesWith(await editedFacts(services.db)))
  const byRule = new Map<string, { words: string; count: number }>()
  let [checked, students, count] = [0, 0, 0]
  let first: StudentRisk[] = []
  for await (const batch of eachStudent(services, journeys)) {
    checked += batch.length
    const found = batch.flatMap(({ id, name, sources, today }): StudentRisk[] => {
      const risks = risksIn(planFor(sources, rules, today), today)
      for (const { rule } of risks) countRule(byRule, rule)
      const shown = risks.filter(risk => isWanted(risk, wanted))
      if (shown.length > 0) students += 1
      return shown.map(risk => ({ ...risk, student: { id, name } }))
    })
    count += found.length
    if (found.length > 0) first = [...first, ...found].toSorted(bySoonestLimit).slice(0, mostShown)
  }
  const ofRules = [...byRule].map(([id, { words, count: times }]) => ({ id, words, count: times }))
  return { checked, students, count, first, rules: ofRules.toSorted((one, other) => other.count - one.count) }
}

function countRule(byRule: Map<string, { words: string; count: number }>, { id, words }: Risk['rule']): void {
  byRule.set(id, { words, count: (byRule.get(id)?.count ?? 0) + 1 })
}
