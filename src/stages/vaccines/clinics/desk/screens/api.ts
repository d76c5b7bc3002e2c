import type { vaccinesContracts } from '#src/stages/vaccines/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

export const { vaccineClinicsDesk: clinicsDesk } = deskApiOf<typeof vaccinesContracts>()

export const clinicsPage = '/desk/clinics'

export const useClinicVerb = <Input>(verb: (input: Input) => Promise<unknown>, done: string | (() => void)) =>
  useVerb(verb, { rereads: ['vaccine-slots'], done })
