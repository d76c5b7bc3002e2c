import { useQuery } from '@tanstack/react-query'
import { CompareProducts } from '../../../features/products/screens/compare-products.tsx'
import { OrderPanel } from '../../../features/products/screens/order-panel.tsx'
import { PlanForm } from '../../../features/products/screens/plan-form.tsx'
import { counterQuery } from '../../../features/products/screens/product-queries.ts'
import { isUnderWay, standingOf } from '../../../features/products/rules.ts'
import { GuidePanel } from '../../../features/progress/screens/guide-panel.tsx'
import { useStep } from '../../../features/progress/screens/use-step.ts'
import { Stack } from '../../../ui/stack.tsx'
import { byYourself, guides } from '../copy.ts'

const { ChoosePlan: guide } = guides

/** Comparing and ordering on one page; once it is ordered, what becomes of it. */
export default function ChoosePlan() {
  const step = useStep('phone-connection', 'ChoosePlan')
  const orders = useQuery(counterQuery('phone-plan')).data?.orders
  const stands = orders?.some(order => isUnderWay(order) || ['granted', 'received'].includes(standingOf(order)))
  const isOwn = step?.canBeUnmarked === true
  return (
    <Stack>
      {guide !== undefined && <GuidePanel guide={guide} />}
      {!isOwn && stands !== true && <CompareProducts kind="phone-plan" />}
      {!isOwn && <OrderPanel kind="phone-plan" form={PlanForm} />}
      {step?.canBeMarked === true && <p>{byYourself}</p>}
    </Stack>
  )
}
