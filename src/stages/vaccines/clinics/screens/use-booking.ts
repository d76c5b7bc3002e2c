import { useQueryClient } from '@tanstack/react-query'
import { useForm, type Form } from '#src/ui/form.ts'
import { useToasts } from '#src/ui/toasts.tsx'
import type { AppointmentView, VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { vaccineClinics, vaccineRereads } from '#src/stages/vaccines/screens/vaccine-queries.ts'
import type { ClinicView } from '../contract.ts'
import * as copy from '../copy.ts'
import { readAgain } from '#src/browser/queries.ts'

export type Booking = { clinic: string; day: string; slot: string; vaccines: readonly Vaccine[] }

type Parts = {
  view: VaccinesView
  clinics: readonly ClinicView[]
  standing: AppointmentView | undefined
  onDone: () => void
}

/** `wanted`: the required doses that are still to be had in India, a vaccine once for each. */
export function useBooking({ view, standing, onDone }: Parts): { form: Form<Booking>; wanted: Vaccine[] } {
  const queries = useQueryClient()
  const toasts = useToasts()
  const readSlots = () => readAgain(queries, ...vaccineRereads)
  const wanted = view.plan.filter(({ ask, isInUs }) => ask === 'required' && !isInUs).map(({ vaccine }) => vaccine)
  const form = useForm<Booking>({
    initial: { clinic: standing?.clinic.id ?? '', day: '', slot: '', vaccines: [] },
    check: ({ clinic, day, slot, vaccines }) => ({
      ...(clinic === '' && { clinic: copy.required.clinic }),
      ...(clinic !== '' && day === '' && { day: copy.required.day }),
      ...(day !== '' && vaccines.length === 0 && { vaccines: copy.required.vaccines }),
      ...(day !== '' && slot === '' && { slot: copy.required.time }),
    }),
    submit: async ({ slot, vaccines }) => {
      try {
        await vaccineClinics.book({ slot, vaccines: [...vaccines] })
      } catch (error) {
        // Somebody else has it: the free times are others now.
        await readSlots()
        throw error
      }
      toasts.success(standing === undefined ? copy.booked : copy.moved)
      onDone()
      await readSlots()
    },
  })
  return { form, wanted }
}
