// What follows a paid deposit, as the student's screens read it. A change notice names the first part of a key.
import { apiOf } from '#src/browser/api.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { insuranceWaiver: waivers, insuranceInvoices: invoices, policies } = apiOf<typeof insuranceContracts>()

/** A change made by one press. */
export const useInsuranceVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: ['insurance', 'payments', 'journey'], done })
