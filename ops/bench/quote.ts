// A quote, which the browser makes again at every keystroke, beside a call that does nothing.
import { insuranceStock } from '#seed/insurance/stock.ts'
import { quote, type QuotedPlan, type QuoteRequest } from '#src/stages/health-insurance/quote/rules.ts'
import { amount, atMost, median, type Result } from './result.ts'

const rounds = 9
const each = 20_000
const target = 50

export function measureQuote(): Result {
  const [premium] = insuranceStock.premiums
  const plan: QuotedPlan = { partner: 'GBG', isACA: false, bands: premium?.bands ?? [], deposit: 10_000 }
  const requests = Array.from({ length: each }, (_, index) => asked(index))
  const [quotes, nothing]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    nothing.push(microseconds(requests, () => undefined))
    quotes.push(microseconds(requests, request => quote(plan, request)))
  }
  return {
    title: 'A quote of an insurance',
    figures: [
      atMost(
        'a quote of an insurance, slowest round; beside: a call that does nothing',
        Math.max(...quotes),
        target,
        'µs',
        {
          beside: `${median(nothing).toFixed(3)} µs`,
        },
      ),
    ],
    lines: [`in the middle: ${amount(median(quotes), 'µs')}`],
  }
}

const asked = (index: number): QuoteRequest => ({
  dob: Temporal.PlainDate.from('1999-01-01').add({ days: index % 3000 }),
  start: Temporal.PlainDate.from('2026-08-15').add({ days: index % 300 }),
  months: 1 + (index % 12),
  cycle: index % 2 === 0 ? 'Monthly' : 'Custom',
  stateCode: index % 3 === 0 ? 'NY' : 'TX',
  isInGroup: index % 5 === 0,
  isReferred: index % 7 === 0,
})

function microseconds(requests: readonly QuoteRequest[], act: (request: QuoteRequest) => unknown): number {
  const start = performance.now()
  for (const request of requests) act(request)
  return ((performance.now() - start) * 1000) / requests.length
}
