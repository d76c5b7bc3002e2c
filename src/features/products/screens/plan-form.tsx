import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import type { Form } from '#src/ui/form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { todayHere } from '#src/browser/zone.ts'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { YesNo } from '#src/ui/yes-no.tsx'
import * as copy from '../copy.ts'
import { addressIn, checkPlanOrder, longestAddress, longestLine } from '../orders/rules.ts'
import type { SimKind } from '../rules.ts'
import { ChangedTerms, useSeen } from './changed-terms.tsx'
import { Consent, ContactFields, contactOf, sentContact, type ContactValues } from './contact-fields.tsx'
import type { OrderFormProps } from './order-panel.tsx'
import { sendingOnce } from './api.ts'
import { useOrderForm } from './use-order-form.ts'

type Values = ContactValues & {
  sim: SimKind | ''
  isUnlocked: boolean | null
  takesEsim: boolean | null
  address: string
  city: string
  pin: string
  flight: string
}

const blank = { isUnlocked: null, takesEsim: null }

/** First whether it can work in this phone at all; then what the network needs. */
export function PlanForm({ product, contact, owner }: OrderFormProps) {
  const [today] = useState(() => todayHere().toString())
  const { seen, isBehind, catchUp } = useSeen(product)
  const [only, another] = product.sims
  const { form, draft, from } = useOrderForm<Values>({
    name: 'product-order:phone-plan',
    owner,
    initial: {
      ...contactOf(contact),
      ...blank,
      ...addressIn(contact.address),
      sim: another === undefined ? (only ?? '') : '',
      flight: contact.flight,
    },
    check: values => checkPlanOrder(sentContact(values), { today, isPhone: isPhoneNumber, sims: product.sims }),
    send: (values, key) =>
      sendingOnce(key).orderPlan({ product: seen.id, version: seen.version, ...sentContact(values) }),
  })
  const { isUnlocked, takesEsim, sim } = form.values
  const isStopped = isUnlocked === false || (sim === 'esim' && takesEsim === false)
  return (
    <FormFrame form={form} label="Order" from={from}>
      <DraftChoice draft={draft} />
      {isBehind && <ChangedTerms seen={seen} product={product} onRead={catchUp} />}
      <YesNo
        {...form.field('isUnlocked')}
        label="Is your phone unlocked?"
        hint="A phone bought on a contract may take its own network only. In the settings look for 'No SIM restrictions'."
      />
      {isUnlocked === false && <Locked />}
      <RadioGroup
        tiles
        {...form.field('sim')}
        label="eSIM or SIM?"
        hint="An eSIM needs no post, and leaves the slot to your Indian SIM."
        options={product.sims.map(value => ({ value, label: copy.simNames[value] }))}
      />
      {sim === 'esim' && <EsimQuestion form={form} />}
      {sim === 'sim' && <AddressFields form={form} />}
      <ContactFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
      <div className="stack-4 tiles-4 bottom">
        <DateInput
          {...form.field('flight')}
          label={copy.detailNames.flight}
          hint="The line starts on it; a SIM is posted before."
        />
      </div>
      <Consent {...form.field('consent')} provider={product.provider} />
      <div>
        <Button type="submit" kind={isStopped ? 'quiet' : 'primary'} busy={form.busy} busyWords="Sending">
          Send the order
        </Button>
        <p className="quiet above-2">You pay the network, not us, and only when it starts.</p>
      </div>
    </FormFrame>
  )
}

const Locked = () => (
  <Notice tone="wrong" live title="Have it unlocked first">
    Ask the seller to unlock it, or choose another phone. What you type here is kept until then.
  </Notice>
)

function EsimQuestion({ form }: { form: Form<Values> }) {
  const field = form.field('takesEsim')
  return (
    <>
      <YesNo
        {...field}
        label="Does your phone take an eSIM?"
        hint="Dial *#06#: it does, if an EID of 32 digits is shown."
      />
      {field.value === false && (
        <Notice tone="wrong" live title="Choose a SIM then">
          {copy.noEsim}
        </Notice>
      )}
    </>
  )
}

const AddressFields = ({ form }: { form: Form<Values> }) => (
  <>
    <TextInput
      {...form.field('address')}
      label="House, street and area in India"
      autoComplete="street-address"
      maxLength={longestAddress}
    />
    <div className="stack-4 tiles-4 bottom">
      <TextInput {...form.field('city')} label="City" autoComplete="address-level2" maxLength={longestLine} />
      <TextInput {...form.field('pin')} label="PIN code" inputMode="numeric" autoComplete="postal-code" maxLength={7} />
    </div>
  </>
)
