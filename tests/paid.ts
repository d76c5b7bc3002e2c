// Something that was paid, here and at the sandbox of its provider, so that it can go back there.
import { payments } from '../src/features/payments/tables.ts'
import { sandboxCheckouts, sandboxPaymentLinks } from '../src/platform/sandbox/tables.ts'
import type { TestApp } from './app.ts'

type Payment = typeof payments.$inferSelect

type Paid = {
  owner: string
  amount?: number
  provider?: Payment['provider']
  purpose?: Payment['purpose']
  reference?: string
  /** At the sandbox an address with +refund-pending or +refund-refused in it has that done to its refunds. */
  email?: string
}

export async function paidAtSandbox(
  { services, clock }: Pick<TestApp, 'services' | 'clock'>,
  {
    owner,
    amount = 12_345,
    provider = 'stripe',
    purpose = 'insurance-deposit',
    reference = crypto.randomUUID(),
    email = 'meera@example.in',
  }: Paid,
): Promise<Payment & { paidAt: Temporal.Instant }> {
  const at = clock.now()
  const providerPaymentId = `${provider === 'stripe' ? 'pi' : 'pay'}_${crypto.randomUUID().replaceAll('-', '')}`
  const id = `sandbox_${providerPaymentId}`
  const common = { id, reference, amount, email, paymentId: providerPaymentId, at }
  if (provider === 'stripe') {
    await services.db.insert(sandboxCheckouts).values({
      ...common,
      request: '',
      title: 'A plan',
      currency: 'usd',
      metadata: {},
      successUrl: '/',
      status: 'complete',
      expiresAt: at,
    })
  } else {
    await services.db
      .insert(sandboxPaymentLinks)
      .values({ ...common, description: '', currency: 'INR', name: 'Meera Iyer', notes: {}, status: 'paid' })
  }
  const [row] = await services.db
    .insert(payments)
    .values({
      owner,
      purpose,
      reference,
      provider,
      amount,
      currency: provider === 'stripe' ? 'USD' : 'INR',
      payer: { title: 'Scholar Plus', name: 'Meera Iyer', email, returnTo: '/' },
      createdAt: at,
      providerPaymentId,
      paidAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('The payment was not written.')
  return { ...row, paidAt: at }
}
