import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DateInput } from '#src/ui/date-input.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { moneyApi } from '#src/features/money/screens/api.ts'
import * as copy from '../copy.ts'
import { blankTerms, checkTerms, termFields, type TermsTyped } from '../rules.ts'

type TermsFormProps = {
  /** What the day of the first begins with: that of the plan. */
  first: string
  today: string
  onClose: () => void
}

/** Several terms at once, all of one amount. */
export function TermsForm({ first, today, onClose }: TermsFormProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [count, setCount] = useState(2)
  const form = useForm<TermsTyped>({
    initial: { ...blankTerms, term1: first },
    check: typed => checkTerms(typed, today),
    submit: async typed => {
      const { added } = await moneyApi.addTerms(typed)
      await readAgain(queries, 'money', 'plan')
      toasts.success(copy.form.saved(added))
      onClose()
    },
  })
  return (
    <Dialog open onClose={onClose} title={copy.form.title}>
      <FormFrame form={form} label={copy.form.title}>
        <NumberInput
          {...form.field('amount')}
          label={copy.form.amount}
          hint={copy.form.amountHint}
          before="$"
          decimal
          narrow
        />
        {termFields.slice(0, count).map((field, index) => (
          <DateInput
            key={field}
            {...form.field(field)}
            label={copy.form.day(index + 1)}
            {...(index === 0 ? { hint: copy.form.plan } : { optional: true })}
          />
        ))}
        {count < termFields.length && (
          <div>
            <Button kind="link" onClick={() => setCount(count + 1)}>
              {copy.form.another}
            </Button>
          </div>
        )}
        <Actions>
          <Button kind="primary" type="submit" busy={form.busy}>
            {copy.form.save}
          </Button>
        </Actions>
      </FormFrame>
    </Dialog>
  )
}
