import { useQuery } from '@tanstack/react-query'
import { Stack } from '../../../../ui/stack.tsx'
import { PanelWaiting } from '../../../../features/progress/screens/panel-waiting.tsx'
import { NoInsurance } from '../../policies/screens/no-insurance.tsx'
import { invoicesQuery } from '../../policies/screens/insurance-queries.ts'
import type { InvoicesView } from '../contract.ts'
import { AmountsList } from './amounts.tsx'
import { Bills } from './bills.tsx'
import s from './invoices.module.css'
import { NextBill } from './next-bill.tsx'
import { AllPaid, NothingLeft, ToCome } from './standings.tsx'

/** The step: what is left to pay, the bill that is asked for now, and all bills with their receipts. */
export default function InvoicePanel() {
  const query = useQuery(invoicesQuery)
  if (query.data === undefined) return <PanelWaiting query={query} />
  if (query.data === null) return <NoInsurance />
  const view = query.data
  return (
    <Stack gap={6}>
      <Now view={view} />
      <section className={s.section} aria-labelledby="insurance-amounts">
        <h3 id="insurance-amounts">What it comes to</h3>
        <AmountsList amounts={view} />
      </section>
      {view.bills.length > 0 && <Bills bills={view.bills} />}
    </Stack>
  )
}

/** What is to be done now, if anything. */
function Now({ view }: { view: InvoicesView }) {
  const standing = view.bills.filter(({ state }) => state !== 'void')
  const asked = standing.find(({ state }) => state !== 'paid' && state !== 'later')
  if (view.invoice === 0) return <NothingLeft />
  if (standing.length === 0) return <ToCome view={view} />
  if (asked === undefined) return <AllPaid bills={standing} />
  return <NextBill key={asked.id} bill={asked} count={standing.length} planName={view.planName} />
}
