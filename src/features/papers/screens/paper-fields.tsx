import { DateInput } from '#src/ui/date-input.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'
import {
  isYearly,
  saysItsEnd,
  allPaperNames,
  canBeOfOthers,
  concerned,
  isConcerned,
  yearsAround,
  type Concerned,
  type PaperKind,
} from '../rules.ts'
import { titleOf } from '../titles/copy.ts'

/** As it is typed: empty where nothing is. */
export type Typed = { [Field in keyof PaperKind]: string } & { concerns: string }

export const asTyped = ({
  paper,
  concerns,
  year,
  issuedOn,
  validUntil,
}: PaperKind & { concerns: Concerned | null }): Typed => ({
  paper,
  concerns: concerns ?? '',
  year: year ?? '',
  issuedOn: issuedOn ?? '',
  validUntil: validUntil ?? '',
})

/** What a paper doesn't have is not sent: its kind may have changed since it was typed. */
export const kindOf = ({ paper, year, issuedOn, validUntil }: Typed): PaperKind => ({
  paper,
  year: isYearly(paper) && year !== '' ? year : null,
  issuedOn: issuedOn === '' ? null : issuedOn,
  validUntil: saysItsEnd(paper) && validUntil !== '' ? validUntil : null,
})

export const concernsOf = ({ paper, concerns }: Typed): Concerned | null =>
  canBeOfOthers(paper) && isConcerned(concerns) ? concerns : null

const persons = concerned.map(value => ({ value, label: copy.persons[value] }))

const options = allPaperNames.map(value => ({ value, label: titleOf(value) }))

type PaperFieldsProps = {
  typed: Typed
  onChange: (typed: Typed) => void
  wrong: Messages
  today: Temporal.PlainDate
  /** A newer version is of the same kind. */
  isFixed?: boolean
}

export function PaperFields({ typed, onChange, wrong, today, isFixed = false }: PaperFieldsProps) {
  const set = (field: keyof Typed) => (value: string) => onChange({ ...typed, [field]: value })
  return (
    <>
      {!isFixed && (
        <Select
          name="paper"
          label={copy.whatIsIt}
          options={options}
          value={typed.paper}
          onChange={set('paper')}
          error={wrong['paper']}
        />
      )}
      {canBeOfOthers(typed.paper) && !isFixed && (
        <Select
          name="concerns"
          label={copy.whose}
          optional
          options={persons}
          value={typed.concerns}
          onChange={set('concerns')}
        />
      )}
      {isYearly(typed.paper) && !isFixed && (
        <Select
          name="year"
          label={copy.whichYear}
          optional
          options={yearsAround(today).map(value => ({ value, label: value }))}
          value={typed.year}
          onChange={set('year')}
          error={wrong['year']}
        />
      )}
      {typed.paper !== '' && (
        <DateInput
          name="issuedOn"
          label={copy.issuedOn}
          hint={copy.issuedHint}
          optional
          value={typed.issuedOn}
          onChange={set('issuedOn')}
          error={wrong['issuedOn']}
        />
      )}
      {saysItsEnd(typed.paper) && (
        <DateInput
          name="validUntil"
          label={copy.validUntil}
          optional
          value={typed.validUntil}
          onChange={set('validUntil')}
          error={wrong['validUntil']}
        />
      )}
    </>
  )
}
