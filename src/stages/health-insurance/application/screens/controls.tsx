import { countryChoices, places } from '#src/features/places/screens/places.ts'
import { PhoneField, phonePrefixes } from '#src/features/accounts/screens/phone-field.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import type { PrefixChoice } from '#src/ui/phone-input.tsx'
import { RadioGroup, type RadioChoice } from '#src/ui/radio-group.tsx'
import { Select, type Choice } from '#src/ui/select.tsx'
import { TextInput, type TextInputProps } from '#src/ui/text-input.tsx'
import type { Field } from '../pages/rules.ts'
import { graduationChoices } from '../rules.ts'
import {
  BillingChoice,
  CoverageStart,
  EnrolmentPeriod,
  PlanChoice,
  UniversityShown,
  VisaChoice,
} from './chosen-controls.tsx'
import { said, type Control, type ControlProps } from './control.ts'
import { choices } from './labels.ts'
import { useReadWhen } from '#src/browser/reads.ts'
import { Missing } from '#src/ui/waiting.tsx'

/** Of India and the US we know the states; of other countries one writes it. */
function StateControl({ field, wizard }: ControlProps) {
  const code = field === 'destinationStateCode' ? 'US' : wizard.values.homeCountryCode
  const country = code === 'IN' || code === 'US' ? code : undefined
  const states = useReadWhen(country !== undefined, places.states, { country: country ?? 'US' })
  if (country === undefined) return <TextInput {...said(field)} {...wizard.bind(field)} />
  return (
    <>
      <Select
        {...said(field)}
        {...wizard.bind(field)}
        options={(states.data ?? []).map(state => ({ value: state.code, label: state.name }))}
      />
      <Missing query={states} what="the states" />
    </>
  )
}

// How each field of an application is filled in. What is wrong with it, the rules say.

type TextKind = Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>

const text =
  (kind: TextKind = {}): Control =>
  ({ field, wizard }) => <TextInput {...said(field)} {...wizard.bind(field)} {...kind} />

/** Neither kept by the browser nor put right by the keyboard. */
const secret = text({ autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' })

const select =
  (options: readonly Choice[], autoComplete?: string): Control =>
  ({ field, wizard }) => (
    <Select {...said(field)} {...wizard.bind(field)} options={options} autoComplete={autoComplete} />
  )

const radios =
  (options: readonly RadioChoice<string>[], tiles = false): Control =>
  ({ field, wizard }) => <RadioGroup {...said(field)} {...wizard.bind(field)} options={options} tiles={tiles} />

const prefixes: readonly PrefixChoice[] = [{ value: '', label: 'Select ISD Code', short: 'ISD' }, ...phonePrefixes]

/** One box for the prefix and the number, and for what is wrong with either. */
const phone =
  (prefix: Field): Control =>
  ({ field, wizard }) => {
    const number = wizard.bind(field)
    return (
      <PhoneField
        {...said(field)}
        {...number}
        // The first of the two says where the number is from.
        name={prefix}
        prefixes={prefixes}
        value={{ prefix: wizard.values[prefix], number: number.value }}
        error={wizard.bind(prefix).error ?? number.error}
        onChange={typed => {
          if (typed.prefix !== wizard.values[prefix]) wizard.edit(prefix, typed.prefix)
          if (typed.number !== number.value) wizard.edit(field, typed.number)
        }}
      />
    )
  }

const withNumber: Control = () => null

const country = select(countryChoices)

export const controls: Readonly<Record<Field, Control>> = {
  firstName: text({ autoComplete: 'given-name' }),
  middleName: text({ autoComplete: 'additional-name' }),
  lastName: text({ autoComplete: 'family-name' }),
  email: text({ type: 'email', autoComplete: 'email' }),
  dob: ({ field, wizard }) => (
    <DateInput {...said(field)} {...wizard.bind(field)} max={wizard.today} autoComplete="bday" />
  ),
  gender: select(choices.gender, 'sex'),
  maritalStatus: select(choices.maritalStatus),
  mobilePrefix: withNumber,
  mobileNumber: phone('mobilePrefix'),
  usMobilePrefix: withNumber,
  usMobileNumber: phone('usMobilePrefix'),
  nationality: country,
  passportCountry: country,
  universityID: UniversityShown,
  studentId: text({ autoComplete: 'off' }),
  visa: VisaChoice,
  planID: PlanChoice,
  graduationYear: ({ field, wizard }) => (
    <Select
      {...said(field)}
      {...wizard.bind(field)}
      options={graduationChoices(wizard.today).map(year => ({ value: year, label: year }))}
    />
  ),
  graduationDate: ({ field, wizard }) => (
    <DateInput {...said(field)} {...wizard.bind(field)} min={wizard.today} disabled={wizard.past !== undefined} />
  ),
  coverageStartDate: CoverageStart,
  billingCycle: BillingChoice,
  numberOfMonths: EnrolmentPeriod,
  homeAddress1: text({ autoComplete: 'section-home street-address' }),
  homeCity: text({ autoComplete: 'section-home address-level2' }),
  homeStateCode: StateControl,
  homePostalCode: text({ autoComplete: 'section-home postal-code' }),
  homeCountryCode: country,
  destinationAddress1: text({ autoComplete: 'section-us street-address' }),
  destinationCity: text({ autoComplete: 'section-us address-level2' }),
  destinationStateCode: StateControl,
  destinationPostalCode: text({ autoComplete: 'section-us postal-code', inputMode: 'numeric' }),
  emergencyContactName: text({ autoComplete: 'off' }),
  emergencyContactPrefix: withNumber,
  emergencyContactPhone: phone('emergencyContactPrefix'),
  emergencyContactRelationship: select(choices.relationship),
  emergencyContactOther: text(),
  securityQuestion1: select(choices.question),
  securityAns1: secret,
  securityQuestion2: select(choices.question),
  securityAns2: secret,
  partOfGroup: radios(choices.yesNo, true),
  groupChoice: radios(choices.group),
  groupCode: withNumber,
  isReferred: radios(choices.yesNo, true),
  referredBy: text({ autoComplete: 'off' }),
}
