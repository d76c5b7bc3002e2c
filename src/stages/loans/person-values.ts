// Where the loan application keeps values of a person: open until its last part went to lenders.
import { eq } from 'drizzle-orm'
import { sentStays } from '#src/features/people/values/copy.ts'
import { inputOf, personValues } from '#src/features/people/values/slots.ts'
import { loanApplicationContract } from './application/contract.ts'
import { loanAsks } from './application/from-profile/rules.ts'
import { save } from './application/service.ts'
import { readAnswers } from './application/stored.ts'
import { loanApplications } from './tables.ts'

export const loanValues = personValues({
  name: 'loan',
  words: 'loan application',
  href: '/loans/apply-to-banks',
  values: ['pan', 'address'],
  // The parent who pays as well: the form says which.
  asks: loanAsks({}),
  read: async call => {
    const [row] = await call.db.select().from(loanApplications).where(eq(loanApplications.owner, call.caller.id))
    if (row === undefined) return { says: {}, at: null }
    const { pan, residential_address: address } = await readAnswers(call, row)
    const isSent = row.financialAt !== null
    return {
      says: { pan, address },
      at: row.updatedAt,
      sent: isSent ? { pan: sentStays, address: sentStays } : {},
    }
  },
  write: (call, { pan, address }) =>
    save(
      call,
      inputOf(loanApplicationContract.save.input, {
        answers: { ...(pan !== undefined && { pan }), ...(address !== undefined && { residential_address: address }) },
      }),
    ),
})
