import { Checkbox } from '#src/ui/checkbox.tsx'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { kindWords, vaccineNames } from '#src/stages/vaccines/records/copy.ts'
import { askWords } from '#src/stages/vaccines/requirements/copy.ts'
import { asks, tests } from '#src/stages/vaccines/requirements/rules.ts'
import type { TypedItem } from './set-values.ts'
import s from './sets.module.css'

type ItemFieldsProps = { item: TypedItem; onChange: (change: Partial<TypedItem>) => void }

export function ItemFields({ item, onChange }: ItemFieldsProps) {
  const { vaccine, ask } = item
  return (
    <fieldset className={s.item}>
      <legend>{vaccineNames[vaccine]}</legend>
      <Select
        name={`${vaccine}-ask`}
        label="Asked"
        placeholder={null}
        value={ask}
        onChange={chosen => onChange({ ask: asks.find(one => one === chosen) ?? ask })}
        options={asks.map(value => ({ value, label: askWords[value] }))}
      />
      {ask !== 'notAsked' && (
        <>
          {vaccine === 'tb' ? (
            <TestFields item={item} onChange={onChange} />
          ) : (
            <DoseFields item={item} onChange={onChange} />
          )}
          <Checkbox
            name={`${vaccine}-read`}
            label="We read this on its page"
            detail="Otherwise students read that it is what is usual."
            value={item.isRead}
            onChange={isRead => onChange({ isRead })}
          />
        </>
      )}
    </fieldset>
  )
}

function DoseFields({ item, onChange }: ItemFieldsProps) {
  const { vaccine } = item
  return (
    <>
      <div className={s.fields}>
        <NumberInput
          name={`${vaccine}-from`}
          label="From birthday"
          optional
          value={item.fromAge}
          onChange={fromAge => onChange({ fromAge })}
        />
        <NumberInput
          name={`${vaccine}-years`}
          label="Within the last"
          optional
          after="years"
          value={item.withinYears}
          onChange={withinYears => onChange({ withinYears })}
        />
        <NumberInput
          name={`${vaccine}-below`}
          label="Only below"
          optional
          after="years"
          value={item.onlyBelowAge}
          onChange={onlyBelowAge => onChange({ onlyBelowAge })}
        />
      </div>
      {vaccine === 'hepb' && (
        <div className={s.fields}>
          <NumberInput
            name="hepb-second"
            label="Second dose, after the first"
            optional
            after="days"
            value={item.secondAfterDays}
            onChange={secondAfterDays => onChange({ secondAfterDays })}
          />
          <NumberInput
            name="hepb-third"
            label="Third dose, after the second"
            optional
            after="months"
            value={item.thirdAfterMonths}
            onChange={thirdAfterMonths => onChange({ thirdAfterMonths })}
          />
        </div>
      )}
      <Checkbox
        name={`${vaccine}-illness`}
        label="Takes a proof that one had the illness"
        value={item.takesIllness}
        onChange={takesIllness => onChange({ takesIllness })}
      />
      <Checkbox
        name={`${vaccine}-titre`}
        label="Takes a blood test (titre)"
        value={item.takesTitre}
        onChange={takesTitre => onChange({ takesTitre })}
      />
    </>
  )
}

function TestFields({ item, onChange }: ItemFieldsProps) {
  return (
    <>
      {tests.map(test => (
        <Checkbox
          key={test}
          name={`tb-${test}`}
          label={kindWords[test]}
          value={item.tests.includes(test)}
          onChange={takes =>
            onChange({ tests: takes ? [...item.tests, test] : item.tests.filter(one => one !== test) })
          }
        />
      ))}
      <div className={s.fields}>
        <NumberInput
          name="tb-months"
          label="At most, before the flight"
          optional
          after="months"
          value={item.withinMonths}
          onChange={withinMonths => onChange({ withinMonths })}
        />
      </div>
      <Checkbox
        name="tb-us"
        label="Only where it is made in the US"
        value={item.onlyInUs}
        onChange={onlyInUs => onChange({ onlyInUs })}
      />
    </>
  )
}
