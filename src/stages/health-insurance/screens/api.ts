import { useReadWhen } from '#src/browser/reads.ts'
import { apiOf } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { insuranceContracts } from '../contract.ts'

export const {
  insuranceDetails,
  insuranceCatalogue,
  insuranceBlocking,
  insuranceOwnCover,
  insuranceWaiver: waivers,
  insuranceInvoices: invoices,
  policies,
} = apiOf<typeof insuranceContracts>()

/** What is read again when something about the insurance was changed. */
export const insuranceRereads = ['insurance', 'journey'] as const

/** A change made by one press. */
export const useInsuranceVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: ['insurance', 'payments', 'journey'], done })

/** The plans at a university, once one is entered; one that nobody has checked has none. */
export const usePlansAt = (university: string | undefined) =>
  useReadWhen(university !== undefined, insuranceCatalogue.plans, { university: university ?? '' })
