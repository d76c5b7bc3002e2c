import type Stripe from 'stripe'
import { providerPatience } from './call.ts'

export const stripeUrl = 'https://api.stripe.com'

export type StripeKey = { baseUrl: string; key: string; patience?: number }

export async function openStripe({ baseUrl, key, patience = providerPatience }: StripeKey): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(baseUrl)
  return new StripeClient(key, {
    host: hostname,
    port: port === '' ? 443 : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: patience,
    // Safe, as every call of ours carries a key under which it happens once.
    maxNetworkRetries: 1,
    telemetry: false,
  })
}
