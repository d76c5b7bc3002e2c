import { Loaded } from '#src/ui/waiting.tsx'
import { readOf, useRead } from '#src/browser/reads.ts'
import { cataloguePages } from '#src/features/desk-kit/catalogue/screens/catalogue-pages.tsx'
import {
  cataloguePage,
  placeIn,
  planPage,
  checkNewPlan,
  checkPlan,
  newPlanRecord,
  planRecord,
  universityPage,
} from '../rules.ts'
import { offeredOf, offeredWith } from '../preview/rules.ts'
import { CatalogueOverview } from './catalogue-overview.tsx'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk } from './api.ts'
import { SoldAt } from './sold-at.tsx'
import { UniversityPage } from './university-page.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { SaleEditor } from './sale-editor.tsx'

type DeskPlansProps = { id: string | undefined; me: string }

/** The catalogue; a plan; what we know of a university; a plan as it is sold at one. */
export function DeskPlans({ id, me }: DeskPlansProps) {
  const place = id === undefined ? undefined : placeIn(id)
  if (place === undefined) return <PlanPages id={id} me={me} />
  const { university, plan } = place
  return plan === undefined ? (
    <UniversityPage key={id} university={university} me={me} />
  ) : (
    <SalePage key={id} university={university} plan={plan} me={me} />
  )
}

/** A plan: what it is, what a change would do, where it is sold. A new one is sold nowhere until it is added to a university. */
const PlanPages = cataloguePages({
  catalogue: 'insurance-plans',
  rereads: ['insurance'],
  what: 'plan',
  title: 'Plan',
  label: 'The plan',
  back: { href: cataloguePage, to: 'all plans' },
  retired: 'It is sold nowhere. Who is insured by it stays so.',
  record: planRecord,
  List: CatalogueOverview,
  adding: {
    record: newPlanRecord,
    draft: 'insurance-plan:new',
    title: 'Add a plan',
    button: 'Add the plan',
    done: 'Added. Now say where it is sold.',
    check: checkNewPlan,
    add: async typed => {
      const { id } = await catalogueDesk.add(typed)
      return planPage(id)
    },
  },
  query: id => readOf(catalogueDesk.plan, { id }),
  entryOf: ({ plan }) => ({ ...plan, isSample: plan.sampleOf !== null }),
  titleOf: ({ plan }) => plan.retailName,
  check: (_, typed) => checkPlan(typed),
  save: catalogueDesk.change,
  effect: ({ sales }, typed) => (
    <PricePreview
      changes={sales.map(sale => ({ before: offeredOf(sale), after: offeredWith(sale, typed) }))}
      openRequests={sales.reduce((sum, { openRequests }) => sum + openRequests, 0)}
      isWrong={Object.keys(checkPlan(typed)).length > 0}
    />
  ),
  below: ({ plan, sales }) => <SoldAt plan={plan} sales={sales} />,
  shown: ({ plan: { id, retailName, withdrawnAt }, sales }) => ({
    isShown: withdrawnAt === null,
    publish: {
      label: 'Bring it back',
      done: `${retailName} is sold again.`,
      act: () => catalogueDesk.bringBack({ id }),
    },
    retire: {
      label: 'Retire this plan',
      done: `${retailName} is sold no more.`,
      act: () => catalogueDesk.retire({ id }),
    },
    confirm: {
      title: `Retire ${retailName}?`,
      words: (
        <>
          It goes off the page of {sales.length === 1 ? 'one university' : `${sales.length} universities`}. Students who
          chose it and have not applied choose another. What was asked for or paid stays as it is.
        </>
      ),
      confirm: 'Retire it',
      keep: 'Keep selling it',
    },
  }),
})

type SalePageProps = { university: string; plan: string; me: string }

/** What a plan costs at a university; where it is not sold yet, it begins with what it costs elsewhere. */
function SalePage({ university, plan, me }: SalePageProps) {
  const at = useRead(catalogueDesk.university, { university })
  const elsewhere = useRead(catalogueDesk.plan, { id: plan })
  const title =
    at.data === undefined || elsewhere.data === undefined
      ? 'Premiums'
      : `${elsewhere.data.plan.retailName} at ${at.data.settings.name}`
  return (
    <Screen
      title={title}
      words={
        <>
          <Link href={universityPage(university)}>The university</Link> · <Link href={planPage(plan)}>The plan</Link>
        </>
      }
    >
      <Loaded what="this university" query={at}>
        {({ settings, sales }) => (
          <Loaded what="this plan" query={elsewhere}>
            {found => {
              const sale = sales.find(one => one.plan.id === plan)
              if (sale === undefined && found.plan.withdrawnAt !== null) return <Retired />
              return (
                <SaleEditor
                  key={sale === undefined ? 'new' : 'sold'}
                  university={settings}
                  plan={found.plan}
                  sale={sale}
                  example={found.sales[0]}
                  me={me}
                />
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

const Retired = () => (
  <EmptyState
    title="This plan is retired"
    action={
      <ButtonLink kind="primary" href={cataloguePage}>
        To all plans
      </ButtonLink>
    }
  >
    Bring it back first; then it can be sold here.
  </EmptyState>
)
