import { PhoneField } from '#src/features/accounts/screens/phone-field.tsx'
import { phoneOf } from '#src/features/people/screens/phone-of.ts'
import type { Binding } from '#src/ui/binding.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import type { PhoneValue } from '#src/ui/phone-input.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import type { CounterView } from '../contract.ts'
import * as copy from '../copy.ts'
import { longestLine } from '../orders/rules.ts'

export type ContactValues = { name: string; email: string; phone: PhoneValue; consent: boolean }

export const contactOf = ({ name, email, phone }: CounterView['contact']): ContactValues => ({
  name,
  email,
  phone: phoneOf(phone === '' ? null : phone),
  consent: false,
})

/** As the server names them. */
export const sentContact = <V extends ContactValues>({ phone, ...rest }: V) => ({
  ...rest,
  prefix: phone.prefix,
  phone: phone.number,
})

type ContactFieldsProps = { name: Binding<string>; email: Binding<string>; phone: Binding<PhoneValue> }

export const ContactFields = ({ name, email, phone }: ContactFieldsProps) => (
  <div className="stack-4 tiles-4 bottom">
    <TextInput {...name} label={copy.detailNames.name} autoComplete="name" maxLength={longestLine} />
    <TextInput {...email} label={copy.detailNames.email} type="email" autoComplete="email" />
    <PhoneField {...phone} label={copy.detailNames.phone} />
  </div>
)

export const Consent = ({ provider, ...field }: Binding<boolean> & { provider: string }) => (
  <Checkbox
    {...field}
    label={`Safar may hand these details to ${provider}, for this alone.`}
    detail="You can take it back until they answer. We keep them sealed, and delete them with your account."
  />
)
