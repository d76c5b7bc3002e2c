import { ruleStates, type Rule } from '#src/plan/rule.ts'
import { things } from '#src/plan/things.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { parseDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import { checkAgainBy, type FactTyped } from '../rules.ts'

export type FactValues = FactTyped & { version: number }

type FactFieldsProps = { form: Form<FactValues>; rule: Rule | undefined }

export function FactFields({ form, rule }: FactFieldsProps) {
  const checkedOn = form.field('checkedOn')
  return (
    <>
      <TextArea {...form.field('words')} label={copy.fields.words} minRows={3} maxLength={600} />
      <Select
        {...form.field('state')}
        label={copy.fields.state}
        placeholder={null}
        options={ruleStates.map(value => ({ value, label: copy.states[value] }))}
      />
      {rule !== undefined && <LeadFields form={form} rule={rule} />}
      <TextInput {...form.field('sourceName')} label={copy.fields.sourceName} hint={copy.sourceHint} maxLength={300} />
      <TextInput
        {...form.field('sourceAddress')}
        label={copy.fields.sourceAddress}
        optional
        type="url"
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="stack-4 tiles-3 top">
        <DateInput
          {...checkedOn}
          label={copy.fields.checkedOn}
          onChange={day => {
            checkedOn.onChange(day)
            const read = parseDay(day)
            if (read !== undefined) form.set('checkAgainBy', checkAgainBy(read).toString())
          }}
        />
        <DateInput {...form.field('checkAgainBy')} label={copy.fields.checkAgainBy} />
      </div>
      <Checkbox {...form.field('isEstimate')} label={copy.fields.isEstimate} detail={copy.estimateDetail} />
    </>
  )
}

/** How far a bound of the plan is from the day that it is counted from. */
function LeadFields({ form, rule: { of, bound, from } }: { form: Form<FactValues>; rule: Rule }) {
  return (
    <>
      <p className="quiet">{copy.counted(things[of].name, bound, things[from].name)}</p>
      <div className="stack-4 tiles-3 top">
        <TextInput {...form.field('months')} label={copy.fields.months} maxLength={6} />
        <TextInput {...form.field('workingDays')} label={copy.fields.workingDays} maxLength={6} />
        <TextInput {...form.field('days')} label={copy.fields.days} maxLength={6} />
      </div>
    </>
  )
}
