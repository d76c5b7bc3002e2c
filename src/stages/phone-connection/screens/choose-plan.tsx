import { readOf, useRead } from '#src/browser/reads.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { useState } from 'react'
import type { CounterView } from '#src/features/products/contract.ts'
import { CompareProducts } from '#src/features/products/screens/compare-products.tsx'
import { PlanForm } from '#src/features/products/screens/plan-form.tsx'
import { chosenIn, productsApi } from '#src/features/products/screens/api.ts'
import { isStanding } from '#src/features/products/rules.ts'
import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { Button } from '#src/ui/button.tsx'
import { Awaited } from '#src/ui/arrival.ts'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { guides } from '../copy.ts'
import { readKnown } from '#src/features/people/values/screens/use-known.ts'
import { withReads } from '#src/manifest/web.tsx'

/** Once a plan is chosen. */
const OrderPanel = later(
  async () => (await import('#src/features/products/screens/order-panel.tsx')).OrderPanel,
  <Awaited />,
)

export default withReads(ChoosePlan, queries =>
  Promise.all([
    queries.fetchQuery(readOf(productsApi.read, { kind: 'phone-plan' })),
    readKnown(queries),
    queries.prefetchQuery(readOf(exchange.read)),
  ]),
)

/** Comparing and ordering in one step; once it is ordered, what becomes of it. */
function ChoosePlan() {
  const step = useStep('phone-connection', 'ChoosePlan')
  const counter = useRead(productsApi.read, { kind: 'phone-plan' })
  if (counter.data === undefined) return <Waiting query={counter} />
  return (
    <Stack>
      <GuidePanel guide={guides.ChoosePlan} isFolded />
      <Words of={['esim']} />
      {step?.canBeUnmarked !== true && <Plan counter={counter.data} />}
    </Stack>
  )
}

function Plan({ counter }: { counter: CounterView }) {
  const chosen = chosenIn(counter)
  const isChosen = chosen !== undefined && chosen.retiredAt === null
  const [isComparing, setComparing] = useState(!isChosen)
  if (counter.orders.some(isStanding) || (isChosen && !isComparing)) {
    return <OrderPanel kind="phone-plan" Form={PlanForm} onAnother={() => setComparing(true)} />
  }
  const next = (
    <Button kind="primary" onClick={() => setComparing(false)}>
      Go on to order
    </Button>
  )
  return <CompareProducts kind="phone-plan" next={next} />
}
