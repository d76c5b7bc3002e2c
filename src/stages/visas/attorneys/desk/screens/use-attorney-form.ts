import { readOf } from '#src/browser/reads.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#src/ui/drafts.ts'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import { ApiError } from '#src/wire/client.ts'
import { checkDetails, checkDiary, type AttorneyDetails } from '#src/stages/visas/attorneys/rules.ts'
import type { DeskAttorney } from '../contract.ts'
import { attorneyDesk } from './attorneys-queries.ts'
import { rowsOf, type HoursRow } from './hours-fields.tsx'
import { readAgain } from '#src/browser/queries.ts'

export type AttorneyValues = AttorneyDetails & {
  isEngaged: boolean
  hours: readonly HoursRow[]
  daysOff: readonly string[]
}

const valuesOf = (attorney: DeskAttorney | undefined): AttorneyValues => ({
  name: attorney?.name ?? '',
  firm: attorney?.firm ?? '',
  zone: attorney?.zone ?? 'America/New_York',
  languages: attorney?.languages ?? '',
  about: attorney?.about ?? '',
  price: attorney === undefined ? '' : String(attorney.price / 100),
  isEngaged: attorney?.isEngaged ?? false,
  hours: rowsOf(attorney?.hours ?? []),
  daysOff: attorney?.daysOff ?? [],
})

type Edit = { form: Form<AttorneyValues>; wasRestored: boolean }

/** Refused where somebody else was faster: nothing typed is lost, and the second save holds. */
export function useAttorneyForm(attorney: DeskAttorney | undefined, me: string): Edit {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const [base, setBase] = useState(attorney?.version ?? 1)
  const form: Form<AttorneyValues> = useForm<AttorneyValues>({
    initial: valuesOf(attorney),
    check: values => ({ ...checkDetails(values), ...checkDiary(values) }),
    submit: async ({ hours, daysOff, ...values }) => {
      const input = {
        ...values,
        hours: hours.map(({ weekday, from, until }) => ({ weekday, from, until })),
        daysOff: [...daysOff],
      }
      try {
        if (attorney === undefined) await attorneyDesk.add(input)
        else await attorneyDesk.change({ id: attorney.id, version: base, ...input })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'attorney-changed') setBase(await newestVersion())
        throw error
      }
      draft.clear()
      await readAgain(queries, 'attorneys')
      toasts.success('Saved. Students see the new times now; calls that are booked stand.')
      navigate('/desk/attorneys')
    },
  })
  const draft = useDraft(`desk/attorneys/${attorney?.id ?? 'new'}`, me, form)

  async function newestVersion(): Promise<number> {
    const { attorneys } = await queries.fetchQuery({ ...readOf(attorneyDesk.all), staleTime: 0 })
    return attorneys.find(({ id }) => id === attorney?.id)?.version ?? base
  }

  return { form, wasRestored: draft.wasRestored }
}
