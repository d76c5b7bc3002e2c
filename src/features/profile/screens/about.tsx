import { useRead } from '#src/browser/reads.ts'
import { useMemo } from 'react'
import { Contradiction } from '#src/features/plan/screens/contradiction.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { defaultPrefix } from '#src/values/countries.ts'
import { countryOfNumber } from '#src/values/phone-numbers.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { PhoneField } from '#src/features/accounts/screens/phone-field.tsx'
import type { InformationView, ProfileView } from '#src/features/people/person/contract.ts'
import * as copy from '#src/features/people/person/copy.ts'
import { namePartsOf, type ValueName } from '#src/features/people/values/rules.ts'
import { AlsoThere, useKnown, useOrigins, type Known } from '#src/features/people/values/screens/use-known.ts'
import { checkInformation, personAsks, stages, type ProfileStage } from '#src/features/people/person/rules.ts'
import { numberOf } from './number-of.ts'
import { Part } from '#src/features/people/screens/part.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { americanPrefix, phoneOf } from '#src/features/people/screens/phone-of.ts'
import s from '#src/features/people/screens/profile.module.css'
import { person } from '#src/features/people/screens/api.ts'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { classes } from '#src/ui/classes.ts'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { useRefresh } from './use-verb.ts'

export function About({ owner }: { owner: string }) {
  const profile = useRead(person.read)
  const information = useRead(person.information)
  const known = useKnown()
  return (
    <Part id="about">
      <Loaded query={information}>
        {own => (
          <Loaded query={profile}>
            {plans => known !== undefined && <AboutForm owner={owner} own={own} plans={plans} known={known} />}
          </Loaded>
        )}
      </Loaded>
      <AlsoThere at={['profile']} />
    </Part>
  )
}

/** Named as the server names them, so that its words find their field. */
type Values = {
  firstName: string
  middleName: string
  lastName: string
  'email.university': string
  'email.personal': string
  'phone.homeCountry': PhoneValue
  'phone.destinationCountry': PhoneValue
  flightDate: string
  programmeStart: string
  stage: ProfileStage | ''
}

const valuesOf = ({ email, phone, ...names }: InformationView, plans: ProfileView): Values => ({
  ...names,
  'email.university': email.university ?? '',
  'email.personal': email.personal ?? '',
  'phone.homeCountry': phoneOf(phone.homeCountry, defaultPrefix, countryOfNumber),
  'phone.destinationCountry': phoneOf(phone.destinationCountry, americanPrefix, countryOfNumber),
  flightDate: plans.flightDateIsAssumed ? '' : (plans.flightDate ?? ''),
  programmeStart: plans.programmeStart ?? '',
  stage: plans.stage ?? '',
})

const isNumber = (number: string): boolean => number !== unreadable
const unreadable = '?'

const informationIn = (values: Values) => ({
  firstName: values.firstName,
  middleName: values.middleName,
  lastName: values.lastName,
  email: { university: values['email.university'], personal: values['email.personal'] },
  phone: {
    homeCountry: numberOf(values['phone.homeCountry']) ?? unreadable,
    destinationCountry: numberOf(values['phone.destinationCountry']) ?? unreadable,
  },
})

const stageChoices = stages.map(stage => ({ value: stage, label: copy.stageNames[stage] }))

type AboutFormProps = { owner: string; own: InformationView; plans: ProfileView; known: Known }

/** What isn’t here yet, as it was said elsewhere. */
const withKnown = (values: Values, known: Known): Values => {
  const { firstName, middleName, lastName } = values
  const beside = (name: ValueName) => known.beside(name, 'profile')
  const phone = (kept: PhoneValue, name: 'phone' | 'usPhone') =>
    kept.number !== '' || beside(name) === '' ? kept : phoneOf(beside(name), defaultPrefix, countryOfNumber)
  return {
    ...values,
    ...(firstName + middleName + lastName === '' && namePartsOf(beside('name'))),
    'email.personal': values['email.personal'] || beside('email'),
    'email.university': values['email.university'] || beside('universityEmail'),
    'phone.homeCountry': phone(values['phone.homeCountry'], 'phone'),
    'phone.destinationCountry': phone(values['phone.destinationCountry'], 'usPhone'),
    flightDate: values.flightDate || beside('flight'),
    programmeStart: values.programmeStart || beside('programmeStart'),
  }
}

function AboutForm({ owner, own, plans, known }: AboutFormProps) {
  const refresh = useRefresh()
  // Numbers are taken apart once, not at every key.
  const before = useMemo(() => withKnown(valuesOf(own, plans), known), [own, plans, known])
  const saved = useSavedForm<Values>({
    name: 'profile/about',
    owner,
    saved: before,
    check: values => checkInformation(informationIn(values), isNumber),
    save: async values => {
      await person.changeInformation(informationIn(values))
      await person.change({
        flightDate: values.flightDate || null,
        programmeStart: values.programmeStart || null,
        stage: values.stage || null,
      })
      await refresh()
    },
  })
  const { form } = saved
  const from = useOrigins('profile', personAsks, form.values)
  return (
    <FormFrame form={form} label="About you" from={from}>
      <div className={classes('heads-4 stack-5', s.form)}>
        <h2>Your name</h2>
        <div className="stack-4 tiles-3 bottom lines-5">
          <TextInput {...form.field('firstName')} label="First name" autoComplete="given-name" />
          <TextInput {...form.field('middleName')} label="Middle name" autoComplete="additional-name" optional />
          <TextInput {...form.field('lastName')} label="Last name" autoComplete="family-name" optional />
        </div>
        <p className="muted">As your passport writes it: every form of your journey takes it from here.</p>
      </div>
      <div className={classes('heads-4 stack-5', s.form)}>
        <h2>Where we reach you</h2>
        <TextInput
          {...form.field('email.university')}
          label="University e-mail"
          type="email"
          optional
          hint="Once your university has given you one."
        />
        <TextInput
          {...form.field('email.personal')}
          label="Personal e-mail"
          type="email"
          autoComplete="email"
          optional
        />
        <PhoneField {...form.field('phone.homeCountry')} label="Phone at home" optional />
        <PhoneField
          {...form.field('phone.destinationCountry')}
          label="Phone in the US"
          optional
          hint="You can add it once you have landed."
        />
      </div>
      <div className={classes('heads-4 stack-5', s.form)}>
        <h2>Your plans</h2>
        <RadioGroup {...form.field('stage')} label="How far you are" options={stageChoices} tiles />
        <DateInput
          {...form.field('flightDate')}
          label="Day of your flight"
          optional
          hint="The days to keep are counted from it."
        />
        <Contradiction
          thing="flight"
          day={form.values.flightDate}
          beside={{ programmeStart: form.values.programmeStart }}
        />
        <DateInput
          {...form.field('programmeStart')}
          label="Programme start"
          optional
          hint="It is printed on your I-20. The earliest day you may enter the US is counted from it."
        />
      </div>
      <SaveBar saved={saved} />
    </FormFrame>
  )
}
