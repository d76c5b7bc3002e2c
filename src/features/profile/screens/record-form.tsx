import type { ReactNode } from 'react'
import {
  answerOf,
  blankOf,
  keptOf,
  typedOf,
  wrongIn,
  type AnsweredIn,
  type Fields,
  type Kinds,
} from '#src/records/fields.ts'
import type { TypedIn } from '#src/records/fields.ts'
import { besideFields, RecordFields } from '#src/records/screens/record-fields.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import type { Messages } from '#src/values/messages.ts'
import { useRefresh } from './use-verb.ts'

type RecordFormProps<R extends Kinds> = {
  record: Fields<R>
  /** Under which what is typed is kept until it is saved. */
  draft: string
  owner: string
  label: string
  /** Undefined for a new one. */
  known: (AnsweredIn<NoInfer<R>> & { id: string }) | undefined
  check: (sent: AnsweredIn<R>) => Messages
  send: (sent: AnsweredIn<R>, id: string | undefined) => Promise<unknown>
  onDone: () => void
  /** Below the fields, about what is typed. */
  children?: (sent: AnsweredIn<R>) => ReactNode
}

/** The form of something that one adds to a list of the profile, or changes there. */
export function RecordForm<R extends Kinds>({ record, draft, owner, known, check, send, ...rest }: RecordFormProps<R>) {
  const refresh = useRefresh()
  const unreadIn = (typed: TypedIn<R>) => wrongIn(record, typed)
  const isRead = (typed: TypedIn<R>) => Object.keys(unreadIn(typed)).length === 0
  const sentOf = (typed: TypedIn<R>) => answerOf(record, keptOf(record, typed))
  const saved = useSavedForm<TypedIn<R>>({
    name: `${draft}/${known?.id ?? 'new'}`,
    owner,
    saved: known === undefined ? blankOf(record) : typedOf(record, known),
    check: typed => besideFields(typed, isRead(typed) ? check(sentOf(typed)) : unreadIn(typed)),
    save: async typed => {
      await send(sentOf(typed), known?.id)
      await refresh()
      rest.onDone()
    },
  })
  return (
    <FormFrame form={saved.form} label={rest.label}>
      <RecordFields<R> of={record} form={saved.form} />
      {isRead(saved.form.values) && rest.children?.(sentOf(saved.form.values))}
      <SaveBar saved={saved} onCancel={rest.onDone} />
    </FormFrame>
  )
}
