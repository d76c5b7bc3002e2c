import { DateInput } from '#src/ui/date-input.tsx'
import type { Form } from '#src/ui/form.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { NameGuide } from '#src/features/passport-profile/names/screens/name-guide.tsx'
import { flagLabels, hints, personalLabels as labels } from '../copy.ts'
import { dobError, localToday, type I20Values } from './i20-values.ts'
import { textField } from './text-field.ts'

const PassportLines = later(
  orNothing(async () => (await import('./passport-lines.tsx')).PassportLines),
  null,
)

const genders = [
  { value: 'F', label: flagLabels.check_female },
  { value: 'M', label: flagLabels.check_male },
] as const

const yesNo = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
] as const

export function PersonalData({ form }: { form: Form<I20Values> }) {
  const { texts } = form.values
  const dob = form.field('dob')
  const parts = {
    lastName: texts.last_name ?? '',
    firstName: texts.first_name ?? '',
    middleName: texts.middle_name ?? '',
  }
  return (
    <>
      <PassportLines form={form} />
      <div className="stack-4 tiles-4 bottom">
        <TextInput {...textField(form, 'last_name')} label={labels.last_name} hint={hints.last_name} />
        <TextInput {...textField(form, 'first_name')} label={labels.first_name} hint={hints.first_name} optional />
        <TextInput {...textField(form, 'middle_name')} label={labels.middle_name} optional />
        <DateInput
          {...dob}
          label="Date of birth"
          error={dobError(form.values.dob, localToday()) ?? dob.error}
          hint={hints.dob}
          max={localToday()}
        />
      </div>
      <NameGuide name={parts} />
      <RadioGroup {...form.field('gender')} label={labels.gender} hint={hints.gender} options={genders} tiles />
      <div className="stack-4 tiles-4 bottom">
        <TextInput {...textField(form, 'birth_city')} label={labels.birth_city} />
        <TextInput {...textField(form, 'birth_country')} label={labels.birth_country} />
        <TextInput {...textField(form, 'citizenship_country')} label={labels.citizenship_country} />
      </div>
      <RadioGroup
        {...form.field('i20_holder')}
        label={labels.i20_holder}
        hint={hints.i20_holder}
        options={yesNo}
        tiles
      />
    </>
  )
}
