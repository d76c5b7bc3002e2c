import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { useForm, type Form } from '#src/ui/form.ts'
import { NumberInput } from '#src/ui/number-input.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { SpendingView } from '../contract.ts'
import { checkLimits, screen } from '../rules.ts'

type Typed = { daily: string; monthly: string }
type LimitFormProps = { limits: SpendingView['limits']; save: (typed: Typed) => Promise<unknown> }

/** Begins with what the issuer has. */
export function LimitForm({ limits, save }: LimitFormProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const form: Form<Typed> = useForm({
    initial: { daily: typedOf(limits?.daily), monthly: typedOf(limits?.monthly) },
    check: checkLimits,
    submit: async typed => {
      try {
        await save(typed)
        toasts.success(screen.saved)
      } finally {
        await readAgain(queries, 'card')
      }
    },
  })
  return (
    <FormFrame form={form} label={screen.controls}>
      <NumberInput
        {...form.field('daily')}
        label={screen.daily}
        optional
        hint={screen.limitHint}
        before="$"
        decimal
        narrow
      />
      <NumberInput {...form.field('monthly')} label={screen.monthly} optional before="$" decimal narrow />
      <SubmitButton kind="quiet" form={form}>
        {screen.save}
      </SubmitButton>
    </FormFrame>
  )
}

const typedOf = (cents: number | null | undefined): string => (cents == null ? '' : (cents / 100).toFixed(2))
