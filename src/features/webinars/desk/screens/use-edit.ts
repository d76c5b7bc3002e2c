import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form, type FormOptions } from '#src/ui/form.ts'
import { ApiError } from '#src/wire/client.ts'
import type { DeskWebinarView } from '../contract.ts'
import { deskWebinarsQuery } from './desk-webinars-query.ts'
import { readAgain } from '#src/browser/queries.ts'

type Options<V extends object> = {
  webinar: DeskWebinarView
  draft: string
  me: string
  /** As it stands on the server, no matter who changed it last. */
  current: V
  check: FormOptions<V>['check']
  save: (values: V, version: number) => Promise<unknown>
  onSaved: () => void
}

export type Edit<V extends object> = {
  form: Form<V>
  wasRestored: boolean
  /** What stands now where somebody else changed it since this was opened. */
  meanwhile: Partial<V>
  discard: () => void
}

/** A form of something that others may change as well: it says so, loses nothing, and the second save holds. */
export function useEdit<V extends object>({ webinar, current, check, save, onSaved, ...rest }: Options<V>): Edit<V> {
  const queries = useQueryClient()
  const [opened] = useState(current)
  const [base, setBase] = useState(webinar.version)
  const form: Form<V> = useForm<V>({
    initial: opened,
    check,
    submit: async values => {
      try {
        await save(values, base)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'webinar-changed') setBase(await newestVersion())
        throw error
      }
      draft.clear()
      await readAgain(queries, 'webinars')
      onSaved()
    },
  })
  const draft = useDraft(rest.draft, rest.me, form)

  async function newestVersion(): Promise<number> {
    const { webinars } = await queries.fetchQuery({ ...deskWebinarsQuery, staleTime: 0 })
    return webinars.find(({ id }) => id === webinar.id)?.version ?? base
  }

  return { form, wasRestored: draft.wasRestored, meanwhile: changesFrom(opened, current), discard: draft.clear }
}

function changesFrom<V extends object>(opened: V, current: V): Partial<V> {
  const changes: Partial<V> = {}
  for (const name in current) if (current[name] !== opened[name]) changes[name] = current[name]
  return changes
}
