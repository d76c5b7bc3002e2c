import { useState } from 'react'
import { newKey } from '../../../browser/api.ts'
import { useDraft } from '../../../ui/drafts.ts'
import { useForm, type Form, type FormOptions } from '../../../ui/form.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import { ApiError } from '../../../wire/client.ts'
import { useReread } from './product-queries.ts'

type Options<V extends object> = {
  name: string
  owner: string
  initial: V
  check: FormOptions<V>['check']
  send: (values: V, key: string) => Promise<unknown>
}

/** A form to a partner: kept on this device until it is sent, and sent once. */
export function useOrderForm<V extends object>({ name, owner, initial, check, send }: Options<V>): Form<V> {
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
  const draft = useDraft(name, owner, form)
  return form
}
