import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form, type FormOptions } from '#src/ui/form.ts'
import type { KeyName } from '#src/wire/topics.ts'
import { useSaving } from './use-saving.ts'

type SentFormOptions<V extends object> = {
  /** Under which what is typed is kept until it is sent. */
  draft: string
  owner: string
  initial: V
  check: FormOptions<V>['check']
  send: (values: V) => Promise<unknown>
  rereads: readonly KeyName[]
  done: string | ((values: V) => string)
  onSent?: () => void
}

/** A form that is sent as something new: its draft goes once it is sent, and the form is empty again. */
export function useSentForm<V extends object>(options: SentFormOptions<V>): Form<V> {
  const { draft: name, owner, initial, check, send, rereads, done, onSent } = options
  const saving = useSaving(...rereads)
  const form: Form<V> = useForm<V>({
    initial,
    check,
    submit: async values => {
      await saving(() => send(values), typeof done === 'string' ? done : done(values))
      draft.clear()
      form.replace(initial)
      onSent?.()
    },
  })
  const draft = useDraft(name, owner, form)
  return form
}
