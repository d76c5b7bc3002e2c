import { useQuery } from '@tanstack/react-query'
import type { Money } from '#src/values/money.ts'
import { asOf, inRupees, rateWords } from '../copy.ts'
import { rupeesFor } from '../cost/rules.ts'
import { ratesQuery } from './rates-query.ts'

/** 'about ₹47,348', at the rate between banks; nothing where there is none. A page reads the rates first (`withReads`). */
export function InRupees({ amount }: { amount: Money }) {
  const { data } = useQuery(ratesQuery)
  return data === undefined ? null : <> ({inRupees(rupeesFor(amount, data.midRate))})</>
}

/** Once a page: at which rate, of which day, and whether it is a sample. */
export function RupeesRate() {
  const { data } = useQuery(ratesQuery)
  if (data === undefined) return null
  return (
    <p className="quiet">
      Rupees at {rateWords(data.midRate)} for a dollar, the rate between banks.{' '}
      {asOf(data.source, data.isSample, data.collectedAt)}
    </p>
  )
}
