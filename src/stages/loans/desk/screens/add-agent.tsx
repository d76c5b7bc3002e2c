import { useSentForm } from '#src/features/desk-kit/screens/use-sent-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { lenders } from '#src/values/lenders.ts'
import * as copy from '../copy.ts'
import { loanDesk } from './loan-desk-queries.ts'
import s from './loan-desk.module.css'

type Typed = { name: string; phone: string; bank: string }

/** Somebody whom students meet. An admin says at which bank. */
export function AddAgent({ bank, me }: { bank: string | null; me: string }) {
  const form = useSentForm<Typed>({
    draft: 'loan-official',
    owner: me,
    initial: { name: '', phone: '', bank: bank ?? '' },
    check: ({ name, phone, bank: at }) => ({
      ...(name.trim() === '' && { name: copy.agentNameRequired }),
      ...(phone.trim().length < 5 && { phone: copy.agentPhoneRequired }),
      ...(at === '' && { bank: copy.bankRequired }),
    }),
    send: loanDesk.addAgent,
    rereads: ['loan-slots'],
    done: values => `${values.name} is added. Add the times next.`,
  })
  return (
    <Card as="section" label="Add an official">
      <div className={s.agent}>
        <h3>Add an official</h3>
        <FormFrame form={form} label="Add an official">
          <div className={s.pair}>
            <TextInput {...form.field('name')} label="Name of the official" maxLength={200} />
            <TextInput {...form.field('phone')} label="Phone" type="tel" maxLength={40} />
            {bank === null && (
              <Select {...form.field('bank')} label="Bank" options={lenders.map(value => ({ value, label: value }))} />
            )}
          </div>
          <div>
            <Button type="submit" busy={form.busy}>
              Add the official
            </Button>
          </div>
        </FormFrame>
      </div>
    </Card>
  )
}
