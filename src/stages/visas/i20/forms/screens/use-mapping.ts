import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.ts'
import type { FormView } from '../contract.ts'
import { keptOf, moneyFormats, valueNames, type Mapped } from '../rules.ts'
import { i20Forms } from './api.ts'
import { readAgain } from '#src/browser/queries.ts'

export type Chosen = { value: string; format: string }
/** By the name of the field; nothing chosen, nothing goes into it. */
export type MappingForm = { chosen: Readonly<Record<string, Chosen>> }

const formOf = ({ mapping }: FormView): MappingForm => ({
  chosen: Object.fromEntries(mapping.map(({ field, value, format }) => [field, { value, format }])),
})

const mappingOf = ({ chosen }: MappingForm): Mapped[] =>
  Object.entries(chosen).flatMap(([field, { value, format }]) => {
    const name = valueNames.find(known => known === value)
    return name === undefined
      ? []
      : [{ field, value: name, format: moneyFormats.find(known => known === format) ?? moneyFormats[0] }]
  })

/** Two may map at once: what the other saved comes in by itself while nothing is chosen here, and a notice says so otherwise. */
export function useMapping(view: FormView, me: string) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [version, setVersion] = useState(view.version)
  const isOverTheirs = useRef(false)
  const form: Form<MappingForm> = useForm({
    initial: formOf(view),
    submit: async values => {
      const known = isOverTheirs.current ? view.version : version
      const mapping = keptOf(view.fields, mappingOf(values))
      const saved = await i20Forms.map({ id: view.id, version: known, mapping })
      isOverTheirs.current = false
      take(saved)
      toasts.success('The mapping is saved.')
      await readAgain(queries, i20Forms.list.keyOf())
    },
  })
  const draft = useDraft(`i20-form ${view.id}`, me, form)

  function take(theirs: FormView): void {
    setVersion(theirs.version)
    form.replace(formOf(theirs))
    draft.clear()
  }

  const isBehind = view.version > version
  const takeWhenClean = useEffectEvent(() => {
    if (isBehind && !form.isChanged) take(view)
  })
  useEffect(() => takeWhenClean(), [view.version])

  return {
    form,
    isBehind: isBehind && form.isChanged,
    takeTheirs: () => take(view),
    saveOverTheirs: () => {
      isOverTheirs.current = true
      void form.submit()
    },
  }
}
