import { useQuery } from '@tanstack/react-query'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { checkPlan } from '../rules.ts'
import { cataloguePage } from '../addresses/rules.ts'
import s from './catalogue.module.css'
import { LastChanged } from './last-changed.tsx'
import { PlanFields } from './plan-fields.tsx'
import { asSent, offeredOf, offeredWith, valuesOf, type PlanValues } from './plan-values.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk, planQuery, useSaving } from './queries.ts'
import { Retirement } from './retirement.tsx'
import { SoldAt } from './sold-at.tsx'

/** A plan: what it is, what a change would do, where it is sold. */
export function PlanPage({ id, me }: { id: string; me: string }) {
  const found = useQuery(planQuery(id))
  return (
    <Screen title={found.data?.plan.retailName ?? 'Plan'} words={<Link href={cataloguePage}>Back to all plans</Link>}>
      <Shown what="this plan" query={found}>
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
      </Shown>
    </Screen>
  )
}

type EditorProps = { plan: DeskPlan; sales: readonly SaleView[]; me: string }

function Editor({ plan, sales, me }: EditorProps) {
  const saving = useSaving()
  const saved = useSavedForm<PlanValues>({
    name: `insurance-plan:${plan.id}`,
    owner: me,
    saved: valuesOf(plan),
    check: checkPlan,
    save: values => saving(() => catalogueDesk.change(asSent(values)), 'Saved. Students see it now.'),
    ...versioned,
  })
  const { form } = saved
  return (
    <div className={s.form}>
      <SavedMeanwhile saved={saved} version={plan.version} by={plan.changedBy} at={plan.changedAt} />
      <FormFrame form={form} label="The plan">
        <PlanFields form={form} />
        {saved.state === 'unsaved' && (
          <PricePreview
            changes={sales.map(sale => ({ before: offeredOf(sale), after: offeredWith(sale, form.values) }))}
            openRequests={openRequestsOf(sales)}
            isWrong={Object.keys(checkPlan(form.values)).length > 0}
          />
        )}
        <SaveBar saved={saved} />
      </FormFrame>
      <LastChanged {...plan} />
    </div>
  )
}

const openRequestsOf = (sales: readonly SaleView[]): number =>
  sales.reduce((sum, { openRequests }) => sum + openRequests, 0)
