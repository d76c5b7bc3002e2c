// What follows a paid deposit, as the student's screens read it. A change notice names the first part of a key.
import { apiOf } from '#src/browser/api.ts'
import { readQuery } from '#src/browser/queries.ts'
import { useVerb } from '#src/browser/use-verb.ts'
import type { insuranceContracts } from '#src/stages/health-insurance/contract.ts'

export const { insuranceWaiver: waivers, insuranceInvoices: invoices, policies } = apiOf<typeof insuranceContracts>()

export const waiverQuery = (policy: string) =>
  readQuery(['insurance', 'waiver', policy], () => waivers.read({ policy }))

/** Read again with every payment: one that fails is announced under that name. */
export const invoicesQuery = (policy: string) =>
  readQuery(['payments', 'insurance-invoices', policy], () => invoices.read({ policy }))

/**
 * Kept for times without a network, see browser/offline-reading.ts. The second part of its key names what the answer has
 * besides, so that one that an earlier version of the page kept isn't read as this one.
 */
export const policiesQuery = readQuery(['policies', 'with-end-request'], policies.read)

/** A change made by one press. */
export const useInsuranceVerb = <Input>(verb: (input: Input) => Promise<unknown>, done?: string) =>
  useVerb(verb, { rereads: ['insurance', 'payments', 'journey'], done })
