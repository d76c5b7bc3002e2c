import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../../browser/api.ts'
import { useVerb } from '../../../browser/use-verb.ts'
import type { vaccinesContracts } from '../contract.ts'

type Contracts = typeof vaccinesContracts

export const vaccineRecords = apiOf<Contracts['vaccineRecords']>('vaccineRecords')
export const vaccinePlan = apiOf<Contracts['vaccinePlan']>('vaccinePlan')
export const vaccineClinics = apiOf<Contracts['vaccineClinics']>('vaccineClinics')
export const vaccineProofs = apiOf<Contracts['vaccineProofs']>('vaccineProofs')

export const vaccinesQuery = queryOptions({ queryKey: ['vaccines'], queryFn: () => vaccineRecords.read({}) })
export const clinicsQuery = queryOptions({ queryKey: ['vaccine-slots'], queryFn: () => vaccineClinics.read({}) })

/** What is read again when something about the vaccines was changed. */
export const vaccineRereads = ['vaccines', 'journey', 'vaccine-slots'] as const

export const useVaccineVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: vaccineRereads, done })
