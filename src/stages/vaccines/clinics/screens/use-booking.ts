import { useSlotForm } from '#src/features/appointments/screens/use-slot-form.ts'
import type { Form } from '#src/ui/form.ts'
import type { AppointmentView, VaccinesView } from '#src/stages/vaccines/records/contract.ts'
import type { Vaccine } from '#src/stages/vaccines/requirements/rules.ts'
import { vaccineClinics, vaccineRereads } from '#src/stages/vaccines/records/screens/api.ts'
import type { ClinicView } from '../contract.ts'
import * as copy from '../rules.ts'

export type Booking = { clinic: string; day: string; slot: string; vaccines: readonly Vaccine[] }

type Parts = {
  view: VaccinesView
  clinics: readonly ClinicView[]
  standing: AppointmentView | undefined
  onDone: () => void
}

/** `wanted`: the required doses that are still to be had in India, a vaccine once for each. */
export function useBooking({ view, standing, onDone }: Parts): { form: Form<Booking>; wanted: Vaccine[] } {
  const wanted = view.plan.filter(({ ask, isInUs }) => ask === 'required' && !isInUs).map(({ vaccine }) => vaccine)
  const form = useSlotForm<Booking>({
    initial: { clinic: standing?.clinic.id ?? '', day: '', slot: '', vaccines: [] },
    check: ({ clinic, day, slot, vaccines }) => ({
      ...(clinic === '' && { clinic: copy.required.clinic }),
      ...(clinic !== '' && day === '' && { day: copy.required.day }),
      ...(day !== '' && vaccines.length === 0 && { vaccines: copy.required.vaccines }),
      ...(day !== '' && slot === '' && { slot: copy.required.slot }),
    }),
    book: ({ slot, vaccines }) => vaccineClinics.book({ slot, vaccines: [...vaccines] }),
    rereads: vaccineRereads,
    done: standing === undefined ? copy.booked : copy.moved,
    onDone,
  })
  return { form, wanted }
}
