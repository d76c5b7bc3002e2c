import { useState } from 'react'
import { newKey } from '#src/browser/api.ts'
import { useDraft, type Draft } from '#src/ui/drafts.ts'
import type { Errors } from '#src/ui/form-state.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import { ApiError } from '#src/wire/client.ts'
import type { Origins } from '#src/features/people/values/origins/rules.ts'
import { useOrigins } from '#src/features/people/values/screens/use-known.ts'
import { orderAsks } from '../orders/rules.ts'
import { useReread } from './api.ts'

type Options<V> = {
  name: string
  owner: string
  initial: V
  check: (values: V) => Errors<V>
  send: (values: V, key: string) => Promise<unknown>
}

/** A form to a partner: kept on this device until it is sent, and sent once. */
export function useOrderForm<V extends { consent: boolean }>({
  name,
  owner,
  initial,
  check,
  send,
}: Options<V>): { form: Form<V>; draft: Draft; from: Origins | undefined } {
  const toasts = useToasts()
  const reread = useReread()
  const [key, setKey] = useState(newKey)
  const form: Form<V> = useForm({
    initial,
    check,
    submit: async values => {
      try {
        await send(values, key)
        draft.clear()
        toasts.success('Sent. Our advisor has it now.')
      } catch (error) {
        // What was refused may be mended and is another order then.
        if (error instanceof ApiError && error.status < 500) setKey(newKey())
        throw error
      } finally {
        await reread()
      }
    },
  })
  // Consent is to one partner and is given afresh: another may have been chosen since.
  const draft = useDraft(name, owner, form, { except: ['consent'] })
  return { form, draft, from: useOrigins('orders', orderAsks, form.values) }
}
