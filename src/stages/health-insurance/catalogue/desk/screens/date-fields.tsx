import type { Bound } from '#src/records/fields.ts'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { terms } from '#src/stages/health-insurance/catalogue/rules.ts'
import { termNames } from '../copy.ts'
import { universityRecord, type UniversityTyped } from '../settings/rules.ts'
import s from './catalogue.module.css'

/** Days that may be chosen although they are past. */
export function StartDates({ value, onChange, error }: Bound<UniversityTyped['allowedStartDates']>) {
  return (
    <fieldset className="heads-3 stack-4" aria-label={universityRecord.allowedStartDates.look.label}>
      <p className="quiet">The latest beginning has not bound anybody since 15th August 2024.</p>
      <div>{universityRecord.allowedStartDates.look.label}</div>
      <div className="row-3 bottom">
        {Array.from(value, (day, at) => (
          <div key={at} className="row-3 bottom">
            <DateInput
              label={`Day ${at + 1}`}
              name={`start-${at}`}
              value={day}
              onChange={typed => onChange(value.map((one, index) => (index === at ? typed : one)))}
            />
            <Button kind="link" onClick={() => onChange(value.filter((_, index) => index !== at))}>
              Remove<VisuallyHidden> day {at + 1}</VisuallyHidden>
            </Button>
          </div>
        ))}
        <Button onClick={() => onChange([...value, ''])}>Add a day</Button>
      </div>
      <FieldError id="start-dates-error" error={error} />
    </fieldset>
  )
}

/** The university's own terms, each with its first and last day, or neither. */
export function Terms({ value, onChange, error }: Bound<UniversityTyped['terms']>) {
  return (
    <fieldset className="heads-3 stack-4" aria-label="Terms">
      <h3>Terms</h3>
      <div className="stack-5 cards top lines-4">
        {terms.map(term => (
          <div key={term} className={s.pair}>
            <DateInput
              label={`${termNames[term]} from`}
              name={`${term}-start`}
              value={value[term].start}
              onChange={start => onChange({ ...value, [term]: { ...value[term], start } })}
            />
            <DateInput
              label="until"
              name={`${term}-end`}
              value={value[term].end}
              onChange={end => onChange({ ...value, [term]: { ...value[term], end } })}
            />
          </div>
        ))}
      </div>
      <FieldError id="terms-error" error={error} />
    </fieldset>
  )
}
