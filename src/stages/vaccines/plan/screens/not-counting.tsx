import { Notice } from '#src/ui/notice.tsx'
import type { VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import { kindWords, vaccineNames, whyText } from '#src/stages/vaccines/records/copy.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import type { Why } from '#src/stages/vaccines/schedule/rules.ts'
import { dayWords } from '#src/stages/vaccines/records/screens/days.ts'
import * as copy from '../copy.ts'

/** What was said and moves nothing in the plan: otherwise one would wonder why. */
export function NotCounting({ view: { standings, records, list, flight } }: { view: VaccinesView }) {
  const unmoved = standings
    .filter(({ state }) => state !== 'not-asked' && state !== 'done')
    .flatMap(({ reasons }) => reasons)
    .flatMap(({ id, why }) => records.filter(record => record.id === id).map(record => ({ record, why })))
  if (unmoved.length === 0) return null
  return (
    <Notice tone="waiting" title={copy.notCounting}>
      <ul>
        {unmoved.map(({ record: { id, vaccine, kind, on }, why }) => (
          <li key={id}>
            {vaccineNames[vaccine]}, {kind === 'dose' ? 'dose' : kindWords[kind]}
            {on !== null && ` of ${dayWords(on)}`}: {whyIn({ list, flight }, vaccine, why)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function whyIn({ list, flight }: Pick<VaccinesView, 'list' | 'flight'>, vaccine: Vaccine, why: Why): string {
  const item = list?.items.find(one => one.vaccine === vaccine)
  return item === undefined ? '' : whyText(why, { item, flight })
}
