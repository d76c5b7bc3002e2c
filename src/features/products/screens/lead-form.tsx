import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { DraftChoice } from '#src/ui/draft-line.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { isPhoneNumber } from '#src/browser/phone-rules.ts'
import { todayHere } from '#src/browser/zone.ts'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { detailNames } from '../copy.ts'
import { checkLead, longestAddress, longestLine } from '../orders/rules.ts'
import { ChangedTerms, useSeen } from './changed-terms.tsx'
import { Consent, ContactFields, contactOf, sentContact, type ContactValues } from './contact-fields.tsx'
import type { OrderFormProps } from './order-panel.tsx'
import { sendingOnce } from './api.ts'
import { useOrderForm } from './use-order-form.ts'

type Values = ContactValues & { university: string; usAddress: string; arrival: string }

/** What a bank or an issuer needs to know before it answers. */
export function LeadForm({ product, contact, owner }: OrderFormProps) {
  const [today] = useState(() => todayHere().toString())
  const { kind } = product
  const { seen, isBehind, catchUp } = useSeen(product)
  const { form, draft, from } = useOrderForm<Values>({
    name: `product-order:${kind}`,
    owner,
    initial: {
      ...contactOf(contact),
      university: contact.university,
      usAddress: contact.usAddress,
      arrival: contact.flight,
    },
    check: values => checkLead(sentContact(values), { today, isPhone: isPhoneNumber }),
    send: async (values, key) => {
      if (kind === 'phone-plan') return
      await sendingOnce(key).apply({ kind, product: seen.id, version: seen.version, ...sentContact(values) })
    },
  })
  return (
    <FormFrame form={form} label="Apply" from={from}>
      <DraftChoice draft={draft} />
      {isBehind && <ChangedTerms seen={seen} product={product} onRead={catchUp} />}
      <ContactFields name={form.field('name')} email={form.field('email')} phone={form.field('phone')} />
      <div className="stack-4 tiles-4 bottom">
        <TextInput {...form.field('university')} label={detailNames.university} maxLength={longestLine} />
        <DateInput
          {...form.field('arrival')}
          label={detailNames.arrival}
          hint="When you land in the US, or when you landed."
        />
      </div>
      <TextArea
        {...form.field('usAddress')}
        label={detailNames.usAddress}
        hint="If you know it: the dormitory, the flat, or the university’s own."
        optional
        minRows={2}
        maxLength={longestAddress}
      />
      <Consent {...form.field('consent')} provider={product.provider} />
      <div>
        <Button type="submit" kind="primary" busy={form.busy} busyWords="Sending">
          Send the application
        </Button>
        <p className="quiet above-2">Our advisor passes it on, usually within a working day.</p>
      </div>
    </FormFrame>
  )
}
