import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import s from './catalogue.module.css'
import type { SettingsValues } from './settings-values.ts'

type PartProps = { form: Form<SettingsValues> }

/** What the university demands of an insurance, and where that was read. What is empty is not demanded. */
export function DemandFields({ form }: PartProps) {
  const { isRead } = form.values
  return (
    <section className="heads-3 stack-4">
      <h3>Demands</h3>
      <Checkbox
        {...form.field('isRead')}
        label="We have read what it demands"
        detail="Each plan is held against it, line by line. What is empty is not demanded."
      />
      {isRead && (
        <>
          <div className="stack-5 cards top lines-4">
            <TextInput {...form.field('source')} label="Where it was read" placeholder="Its page, by name or address" />
            <DateInput {...form.field('checkedOn')} label="Read on" />
            <NumberInput {...form.field('year')} label="For the academic year that begins in" optional narrow />
          </div>
          <Amounts form={form} />
          <div className={s.ticks}>
            <Checkbox {...form.field('aca')} label="Meets the Affordable Care Act (ACA)" />
            <Checkbox {...form.field('preExisting')} label="Covers what was there before" />
            <Checkbox {...form.field('isUnlimited')} label="Pays without a limit in a year" />
            <Checkbox {...form.field('refusesInternational')} label="Takes no plans made for international students" />
          </div>
          <TextArea
            {...form.field('sponsors')}
            label="Only insured by"
            hint="One a line, such as ‘an employer in the US’. Where there is any, none of our plans is taken."
            optional
            minRows={2}
          />
          <TextArea
            {...form.field('unheld')}
            label="Other rules, which no plan here can be held against"
            hint="One a line, such as ‘Doctors near the campus’. Where there is any, students never read that a plan meets all rules."
            optional
            minRows={2}
          />
        </>
      )}
    </section>
  )
}

const Amounts = ({ form }: PartProps) => (
  <div className="stack-5 cards top lines-4">
    {!form.values.isUnlimited && (
      <NumberInput {...form.field('maxBenefit')} label="Pays at least, in a year" optional decimal before="$" />
    )}
    <NumberInput {...form.field('deductible')} label="Deductible at most" optional decimal before="$" />
    <Select
      {...form.field('deductiblePer')}
      label="The deductible is for"
      placeholder={null}
      options={[
        { value: 'year', label: 'A year' },
        { value: 'condition', label: 'Each illness' },
      ]}
    />
    <NumberInput {...form.field('coInsuranceMost')} label="The student’s part at most" optional after="%" />
    <NumberInput {...form.field('preventive')} label="Preventive care at least" optional after="%" />
    <NumberInput {...form.field('evacuation')} label="Medical evacuation at least" optional decimal before="$" />
    <NumberInput {...form.field('repatriation')} label="Repatriation at least" optional decimal before="$" />
  </div>
)
