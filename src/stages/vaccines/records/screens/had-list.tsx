import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { dayWords } from './days.ts'
import { useVaccineVerb, vaccineRecords } from './api.ts'
import type { VaccinesView } from '../contract.ts'
import type { Why } from '#src/stages/vaccines/schedule/rules.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './vaccines.module.css'

type Had = VaccinesView['records'][number]
type Item = NonNullable<VaccinesView['list']>['items'][number]
type HadListProps = {
  records: readonly Had[]
  standing: VaccinesView['standings'][number]
  item: Item
  flight: string | null
}

/** What one has, each with why it does not count where it does not. */
export function HadList({ records, standing, item, flight }: HadListProps) {
  const whyOf = (id: string) => standing.reasons.find(one => one.id === id)?.why
  return (
    <ul
      className={classes('stack list marked', s.had)}
      aria-label={`What you have of ${copy.vaccineNames[standing.vaccine]}`}
    >
      {records.map(record => (
        <OneHad
          key={record.id}
          record={record}
          why={wordsFor(whyOf(record.id), { item, flight })}
          number={standing.counted.findIndex(({ id }) => id === record.id) + 1}
          isEarly={standing.counted.some(({ id, isEarly }) => id === record.id && isEarly === true)}
        />
      ))}
    </ul>
  )
}

const wordsFor = (why: Why | undefined, about: Parameters<typeof copy.whyText>[1]): string | undefined =>
  why && copy.whyText(why, about)

type OneHadProps = { record: Had; why: string | undefined; number: number; isEarly: boolean }

function OneHad({ record, why, number, isEarly }: OneHadProps) {
  const remove = useVaccineVerb(() => vaccineRecords.remove({ id: record.id }), 'Removed.')
  const what = record.kind === 'dose' && number > 0 ? `Dose ${number}` : copy.kindWords[record.kind]
  const when = record.on === null ? '' : `, ${dayWords(record.on)}`
  return (
    <li>
      <span>
        {what}
        {when}
        {record.clinic !== '' && <span className="quiet"> {record.clinic}</span>}
        {record.isOfClinic && <span className="quiet"> (noted by the clinic)</span>}
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
      {why !== undefined && <p className={s.why}>{why}</p>}
      {isEarly && <p className="quiet">{copy.earlyWords}</p>}
    </li>
  )
}
