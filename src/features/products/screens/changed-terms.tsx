import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { ProductView } from '../contract.ts'
import { perTime } from '../copy.ts'

/** The product as one read it when one began; what is sent names that one. */
export function useSeen(product: ProductView) {
  const [seen, setSeen] = useState(product)
  return { seen, isBehind: seen.version !== product.version, catchUp: () => setSeen(product) }
}

type ChangedTermsProps = { seen: ProductView; product: ProductView; onRead: () => void }

/** Nothing goes out on terms that one has not read. */
export const ChangedTerms = ({ seen, product, onRead }: ChangedTermsProps) => (
  <Notice
    tone="waiting"
    live
    title={`${product.title} changed while you had it open`}
    action={<Button onClick={onRead}>I have read it</Button>}
  >
    {seen.price === product.price
      ? 'Its terms stand above as they are now.'
      : `It was ${formatMoney(dollars(seen.price))}, and is now ${formatMoney(dollars(product.price))} ${perTime[product.kind]}.`}{' '}
    What you typed is still here.
  </Notice>
)
