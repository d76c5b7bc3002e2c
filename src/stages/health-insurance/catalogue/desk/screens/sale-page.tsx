import { useRead } from '#src/browser/reads.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { cataloguePage, planPage, universityPage } from '../rules.ts'
import { catalogueDesk } from './queries.ts'
import { SaleEditor } from './sale-editor.tsx'

type SalePageProps = { university: string; plan: string; me: string }

/** What a plan costs at a university; where it is not sold yet, it begins with what it costs elsewhere. */
export function SalePage({ university, plan, me }: SalePageProps) {
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
      <Shown what="this university" query={at}>
        {({ settings, sales }) => (
          <Shown what="this plan" query={elsewhere}>
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
          </Shown>
        )}
      </Shown>
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
