// The card page on which somebody else pays a student's bill: by a link, or asked as family.
import type { Services } from '#src/platform/services.ts'
import { invalidInput, Refusal, type Problem } from '#src/wire/problem.ts'
import { closeCardPages, isSamePayer, type ReturnTo } from '../payments/checkouts.ts'
import { purposeOf } from '../payments/slots.ts'
import type { Payer } from '../payments/tables.ts'
import type { Payable, PayableBill } from './payable.ts'

export type Payables = readonly Payable[]
/** What a bill is called by. */
export type Named = { purpose: string; reference: string }

/** By a name that no module gives nothing is paid: that is no answer that a form of ours sends. */
export async function findBill(
  { db }: Pick<Services, 'db'>,
  payables: Payables,
  { purpose, reference }: Named,
): Promise<PayableBill | undefined> {
  const found = payables.find(({ name }) => name === purpose)
  if (found === undefined) throw new Refusal(invalidInput)
  return found.find(db, reference)
}

type PageFor = {
  named: Named
  bill: PayableBill
  /** The link, or what they were asked. */
  by: Pick<Payer, 'link' | 'ask'>
  /** A page of ours that is no secret: what is kept of where they come back to. */
  page: string
  returnTo: ReturnTo
  isStanding: () => Promise<boolean>
  /** What is said where it no longer stands. */
  over: Problem
}

/** Taken back while its page was made, a link or an ask leaves none behind. */
export async function openPageFor(
  services: Services,
  payables: Payables,
  { named, bill, by, page, returnTo, isStanding, over }: PageFor,
): Promise<string> {
  const payer = { title: bill.what, name: '', email: '', returnTo: page, ...by }
  const url = await purposeOf(payables, named.purpose).open(services, named.reference, payer, returnTo)
  if (await isStanding()) return url
  await closeCardPages(services, bill.owner, undefined, open => isSamePayer(open.payer, payer))
  throw new Refusal(over)
}
