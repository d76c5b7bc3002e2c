import { Notice } from '../../../../ui/notice.tsx'
import type { VaccinesView } from '../../records/contract.ts'
import { kindWords, vaccineNames, whyWords } from '../../records/copy.ts'
import { dayWords } from '../../screens/days.ts'
import * as copy from '../copy.ts'

/** What was said and moves nothing in the plan: otherwise one would wonder why. */
export function NotCounting({ view: { standings, records } }: { view: VaccinesView }) {
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
            {on !== null && ` of ${dayWords(on)}`}: {whyWords[why]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
