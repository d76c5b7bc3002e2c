import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { vaccineClinicsDesk: clinicsDesk } = deskApiOf<typeof vaccinesContracts>()

export const clinicsPage = '/desk/clinics'

export const clinicsQuery = queryOptions({ queryKey: ['vaccine-slots', 'desk'], queryFn: () => clinicsDesk.list({}) })
export const clinicQuery = (id: string) =>
  queryOptions({ queryKey: ['vaccine-slots', 'desk', id], queryFn: () => clinicsDesk.read({ id }) })

export const useClinicVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string | (() => void)) =>
  useVerb(verb, { rereads: ['vaccine-slots'], done })
