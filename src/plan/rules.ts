// The rules of the plan, each with where and when it was read. A row without a source is known by hearsay only: it holds
// nothing and is shown to nobody until the desk enters where it was read.
import { isInForce, type Rule } from './rule.ts'
import { health } from './rulebook/health.ts'
import { money } from './rulebook/money.ts'
import { studies } from './rulebook/studies.ts'
import { travel } from './rulebook/travel.ts'
import { visa } from './rulebook/visa.ts'

export { notes } from './rulebook/notes.ts'

export const rules: readonly Rule[] = [...studies, ...visa, ...money, ...health, ...travel]

export const rulesInUse = <R extends Pick<Rule, 'source' | 'state'>>(from: readonly R[]): readonly R[] =>
  from.filter(isInForce)
