import { useRead } from '#src/browser/reads.ts'
import { EntryEditor } from '#src/features/desk-kit/catalogue/screens/entry-editor.tsx'
import { EntryShown } from '#src/features/desk-kit/catalogue/screens/entry-shown.tsx'
import { DeskPage } from '#src/features/desk-kit/screens/desk-page.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { checkPlan } from '../rules.ts'
import { cataloguePage } from '../addresses/rules.ts'
import { fieldNames } from '../copy.ts'
import { PlanFields } from './plan-fields.tsx'
import { contentOf, offeredOf, offeredWith, valuesOf, type PlanValues } from './plan-values.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk } from './queries.ts'
import { SoldAt } from './sold-at.tsx'

type PlanProps = { plan: DeskPlan; sales: readonly SaleView[] }

const rereads = ['insurance'] as const

/** A plan: what it is, what a change would do, where it is sold. */
export function PlanPage({ id, me }: { id: string; me: string }) {
  const found = useRead(catalogueDesk.plan, { id })
  return (
    <DeskPage
      title={found.data?.plan.retailName ?? 'Plan'}
      what="plan"
      back={{ href: cataloguePage, to: 'all plans' }}
      query={found}
    >
      {({ plan, sales }) => (
        <>
          {plan.withdrawnAt !== null && (
            <Notice tone="wrong" title="Retired">
              It is sold nowhere. Who is insured by it stays so.
            </Notice>
          )}
          <Editor plan={plan} sales={sales} me={me} />
          <SoldAt plan={plan} sales={sales} />
          <Retirement plan={plan} sales={sales} />
        </>
      )}
    </DeskPage>
  )
}

const Editor = ({ plan, sales, me }: PlanProps & { me: string }) => (
  <EntryEditor<PlanValues>
    catalogue="insurance-plans"
    entry={plan}
    me={me}
    label="The plan"
    values={valuesOf(plan)}
    check={checkPlan}
    save={values => catalogueDesk.change({ id: plan.id, version: values.version, ...contentOf(values) })}
    rereads={rereads}
    contentOf={contentOf}
    fieldNames={fieldNames}
    renderEffect={values => (
      <PricePreview
        changes={sales.map(sale => ({ before: offeredOf(sale), after: offeredWith(sale, values) }))}
        openRequests={sales.reduce((sum, { openRequests }) => sum + openRequests, 0)}
        isWrong={Object.keys(checkPlan(values)).length > 0}
      />
    )}
  >
    {form => <PlanFields form={form} />}
  </EntryEditor>
)

const Retirement = ({ plan: { id, retailName, withdrawnAt }, sales }: PlanProps) => (
  <EntryShown
    isShown={withdrawnAt === null}
    rereads={rereads}
    publish={{
      label: 'Bring it back',
      done: `${retailName} is sold again.`,
      act: () => catalogueDesk.bringBack({ id }),
    }}
    retire={{
      label: 'Retire this plan',
      done: `${retailName} is sold no more.`,
      act: () => catalogueDesk.retire({ id }),
    }}
    confirm={{
      title: `Retire ${retailName}?`,
      words: (
        <>
          It goes off the page of {sales.length === 1 ? 'one university' : `${sales.length} universities`}. Students who
          chose it and have not applied choose another. What was asked for or paid stays as it is.
        </>
      ),
      confirm: 'Retire it',
      keep: 'Keep selling it',
    }}
  />
)
