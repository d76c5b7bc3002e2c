// Wise's comparison, as far as we use it, with sample data of a day: it does not move, and says from when it is.
import type { SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'

/** Rupees for a dollar between banks, on the day. */
const midRate = 88.5
const collected = '2026-07-01T06:30:00Z'

type Sample = { name: string; type: 'bank' | 'moneyTransferProvider'; markup: number; fee: number; hours: number }

/** Markups in percent over the rate between banks; fees in rupees. Names are of kinds, not of firms. */
const samples: readonly Sample[] = [
  { name: 'Rate between banks, with a fee', type: 'moneyTransferProvider', markup: 0, fee: 1_180, hours: 24 },
  { name: 'Online forex house', type: 'moneyTransferProvider', markup: 0.7, fee: 500, hours: 24 },
  { name: 'Student forex desk', type: 'moneyTransferProvider', markup: 0.9, fee: 750, hours: 48 },
  { name: 'Private bank, online', type: 'bank', markup: 1.6, fee: 500, hours: 48 },
  { name: 'Public bank, branch', type: 'bank', markup: 2.5, fee: 1_000, hours: 96 },
  { name: 'Private bank, branch', type: 'bank', markup: 3.5, fee: 1_000, hours: 72 },
  { name: 'Travel card', type: 'bank', markup: 4.2, fee: 300, hours: 24 },
  { name: 'Airport counter', type: 'moneyTransferProvider', markup: 8, fee: 0, hours: 1 },
]

export const ratesSandbox = (): SandboxRoute[] => [
  { method: 'GET', path: /^\/v4\/comparisons\/$/, answer: async request => compare(request) },
]

function compare({ query }: SandboxRequest) {
  const amount = Number(query.get('sendAmount'))
  const [source, target] = [query.get('sourceCurrency'), query.get('targetCurrency')]
  if (source !== 'INR' || target !== 'USD' || !(amount > 0)) {
    return { status: 422, body: { errors: [{ code: 'error.route.not.supported', message: 'Route not supported' }] } }
  }
  return {
    status: 200,
    body: {
      sourceCurrency: source,
      targetCurrency: target,
      amount,
      amountType: 'SEND',
      providers: samples.map((sample, index) => providerOf(sample, index, amount)),
    },
  }
}

function providerOf({ name, type, markup, fee, hours }: Sample, index: number, amount: number) {
  const rate = 1 / (midRate * (1 + markup / 100))
  return {
    id: index + 1,
    alias: name.toLowerCase().replaceAll(/\W+/g, '-'),
    name,
    logos: { normal: { svgUrl: null, pngUrl: null } },
    type,
    partner: false,
    quotes: [
      {
        rate,
        fee,
        markup,
        receivedAmount: Math.round(Math.max(0, amount - fee) * rate * 100) / 100,
        sourceCountry: 'IN',
        targetCountry: 'US',
        deliveryEstimation: {
          duration: { min: `PT${Math.ceil(hours / 2)}H`, max: `PT${hours}H` },
          providerGivesEstimate: true,
        },
        dateCollected: collected,
        isConsideredMidMarketRate: markup === 0,
      },
    ],
  }
}
