import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { rereadNow } from '#src/browser/unsent/reread.ts'
import { invoices } from '#src/stages/health-insurance/screens/api.ts'

/** Back from the card page by its own way out: the bill is to be paid again, and not 'being paid' for another day. */
export function useLeftPage(): void {
  const queries = useQueryClient()
  const [path, navigate] = useLocation()
  const [params] = useSearchParams()
  const invoice = params.get('left')
  useEffect(() => {
    if (invoice === null) return
    navigate(path, { replace: true })
    invoices
      .leave({ invoice })
      .then(() => rereadNow(queries, 'payments', 'journey'))
      // The bill becomes payable by itself half an hour later.
      .catch(() => {})
  }, [invoice, navigate, path, queries])
}
