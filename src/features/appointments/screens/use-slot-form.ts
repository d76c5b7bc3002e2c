import { useQueryClient } from '@tanstack/react-query'
import { readAgain } from '#src/browser/queries.ts'
import { useForm, type Form, type FormOptions } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { KeyName } from '#src/wire/topics.ts'

type Options<V extends object> = Omit<FormOptions<V>, 'submit'> & {
  book: (values: V) => Promise<unknown>
  rereads: readonly KeyName[]
  done: string
  onDone: () => void
}

/** Books a time. Refused, because somebody else has it, the free times are read again: they have changed. */
export function useSlotForm<V extends object>({ book, rereads, done, onDone, ...form }: Options<V>): Form<V> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useForm<V>({
    ...form,
    submit: async values => {
      try {
        await book(values)
        toasts.success(done)
        onDone()
      } finally {
        await readAgain(queries, ...rereads)
      }
    },
  })
}
