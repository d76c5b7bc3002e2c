import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import type { Form } from '#src/ui/form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { terms } from '#src/stages/health-insurance/catalogue/rules.ts'
import { termNames } from '../copy.ts'
import s from './catalogue.module.css'
import type { SettingsValues } from './settings-values.ts'

type PartProps = { form: Form<SettingsValues> }

/** From when and for how long one can be insured, and until when a waiver is taken. */
export const DateFields = ({ form }: PartProps) => (
  <>
    <section className="heads-3 heads-3 stack-4">
      <h3>Waivers</h3>
      <Checkbox
        {...form.field('noWaiver')}
        label="Takes no waivers"
        detail="Students read so, and are asked for no waiver."
      />
      <div className="stack-5 cards top lines-4">
        <DateInput {...form.field('waiverOpens')} label="Takes waivers from" optional />
        <DateInput {...form.field('waiverDeadline')} label="Takes waivers until" optional />
        <TextInput {...form.field('windowSource')} label="Where these days are published" optional />
        <DateInput {...form.field('windowCheckedOn')} label="Days checked on" optional />
      </div>
    </section>
    <section className="heads-3 heads-3 stack-4">
      <h3>Coverage</h3>
      <Checkbox
        {...form.field('customDates')}
        label="The student names the dates"
        detail="Any number of months from 1 to 12. Otherwise a year, or what the plan allows."
      />
      <div className="stack-5 cards top lines-4">
        <DateInput {...form.field('maxStartDate')} label="Begins at the latest" optional />
        <TextInput {...form.field('gbgDestinationCountry')} label="GBG destination country" optional maxLength={2} />
        <TextInput {...form.field('gbgDestinationState')} label="GBG destination state" optional maxLength={2} />
      </div>
      <p className="quiet">The latest beginning has not bound anybody since 15th August 2024.</p>
      <StartDates form={form} />
    </section>
    <Terms form={form} />
  </>
)

/** Days that may be chosen although they are past. */
function StartDates({ form }: PartProps) {
  const { value, onChange, error } = form.field('allowedStartDates')
  return (
    <fieldset className="heads-3 heads-3 stack-4" aria-label="Past days that may be chosen all the same">
      <div>Past days that may be chosen all the same</div>
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
function Terms({ form }: PartProps) {
  const { value, onChange, error } = form.field('terms')
  return (
    <fieldset className="heads-3 heads-3 stack-4" aria-label="Terms">
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
