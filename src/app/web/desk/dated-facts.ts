// Every fact with a source that is written in our guides, from the folder that says it. Those of the desk's own
// lists come from the server: src/app/dated-lists.ts.
import { factsOfGuide, type DatedFact } from '../../../journey/guide.ts'
import { datedFacts as exchange } from '../../../features/exchange/dated/copy.ts'
import { guides as bankGuides } from '../../../stages/bank-accounts/copy.ts'
import { guides as cardGuides } from '../../../stages/credit-card/copy.ts'
import { datedFacts as insurance } from '../../../stages/health-insurance/sources/dated/copy.ts'
import { datedFacts as phone } from '../../../stages/phone-connection/copy.ts'
import { datedFacts as vaccines } from '../../../stages/vaccines/records/copy.ts'
import { datedFacts as appointment } from '../../../stages/visas/appointment/copy.ts'
import { datedFacts as papers } from '../../../stages/visas/compile-docs/copy.ts'
import { datedFacts as form } from '../../../stages/visas/ds-160/copy.ts'
import { datedFacts as names } from '../../../stages/visas/names/copy.ts'
import { datedFacts as outcome } from '../../../stages/visas/post-interview/copy.ts'
import { datedFacts as fees } from '../../../stages/visas/sevis/copy.ts'
import { datedFacts as stay } from '../../../stages/visas/stay/copy.ts'

const of = (guides: typeof bankGuides | typeof cardGuides, shownAt: string): DatedFact[] =>
  Object.values(guides).flatMap(guide => factsOfGuide(guide, shownAt))

export const datedFacts: readonly DatedFact[] = [
  ...appointment,
  ...fees,
  ...papers,
  ...form,
  ...names,
  ...outcome,
  ...stay,
  ...vaccines,
  ...phone,
  ...insurance,
  ...exchange,
  ...of(bankGuides, '/bank-accounts'),
  ...of(cardGuides, '/credit-card'),
]
