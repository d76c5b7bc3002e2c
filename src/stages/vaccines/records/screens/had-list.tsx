import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { dayWords } from '../../screens/days.ts'
import { useVaccineVerb, vaccineRecords } from '../../screens/vaccine-queries.ts'
import type { VaccinesView } from '../contract.ts'
import * as copy from '../copy.ts'
import s from './records.module.css'

type Had = VaccinesView['records'][number]
type HadListProps = { records: readonly Had[]; standing: VaccinesView['standings'][number] }

/** What one has, each with why it does not count where it does not. */
export function HadList({ records, standing }: HadListProps) {
  return (
    <ul className={s.had} aria-label={`What you have of ${copy.vaccineNames[standing.vaccine]}`}>
      {records.map(record => (
        <OneHad
          key={record.id}
          record={record}
          why={standing.reasons.find(({ id }) => id === record.id)?.why}
          number={standing.counted.findIndex(({ id }) => id === record.id) + 1}
        />
      ))}
    </ul>
  )
}

type OneHadProps = { record: Had; why: keyof typeof copy.whyWords | undefined; number: number }

function OneHad({ record, why, number }: OneHadProps) {
  const remove = useVaccineVerb(() => vaccineRecords.remove({ id: record.id }), 'Removed.')
  const what = record.kind === 'dose' && number > 0 ? `Dose ${number}` : copy.kindWords[record.kind]
  const when = record.on === null ? '' : `, ${dayWords(record.on)}`
  return (
    <li>
      <span>
        {what}
        {when}
        {record.clinic !== '' && <span className={s.quiet}> {record.clinic}</span>}
        {record.isOfClinic && <span className={s.quiet}> (noted by the clinic)</span>}
      </span>
      {!record.isOfClinic && (
        <Button kind="link" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          Remove
          <VisuallyHidden>
            {' '}
            {what}
            {when}
          </VisuallyHidden>
        </Button>
      )}
      {why !== undefined && <p className={s.why}>{copy.whyWords[why]}</p>}
    </li>
  )
}
