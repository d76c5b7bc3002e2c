// The first real paper: from then on an account is worth a passkey.
import type { HasPapers } from '../features/accounts/second-factor/offer.ts'

/** A debit card, a paper for a loan, the numbers of the visa forms, or the I-20's worksheet. */
export const hasPapers: HasPapers = async ({ sql, caller: { id } }) => {
  const [found] = await sql<{ has: boolean }[]>`
    select exists (select from cards where owner = ${id}) or exists (select from loan_papers where owner = ${id})
      or exists (select from visa_numbers where owner = ${id}) or exists (select from filled_i20s where owner = ${id}) as has`
  return found?.has === true
}
