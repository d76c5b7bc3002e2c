import { placeIn } from '../addresses/rules.ts'
import { CatalogueOverview } from './catalogue-overview.tsx'
import { NewPlan } from './new-plan.tsx'
import { PlanPage } from './plan-page.tsx'
import { SalePage } from './sale-page.tsx'
import { UniversityPage } from './university-page.tsx'

type DeskPlansProps = { id: string | undefined; me: string }

/** The catalogue; a plan; what we know of a university; a plan as it is sold at one. */
export function DeskPlans({ id, me }: DeskPlansProps) {
  if (id === undefined) return <CatalogueOverview />
  if (id === 'new') return <NewPlan me={me} />
  const place = placeIn(id)
  if (place === undefined) return <PlanPage key={id} id={id} me={me} />
  const { university, plan } = place
  return plan === undefined ? (
    <UniversityPage key={id} university={university} me={me} />
  ) : (
    <SalePage key={id} university={university} plan={plan} me={me} />
  )
}
