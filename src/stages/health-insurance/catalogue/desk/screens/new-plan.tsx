import { useLocation } from 'wouter'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Link } from '#src/ui/link.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm } from '#src/ui/saved-form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { checkPlan, checkPlanId } from '../rules.ts'
import { cataloguePage, planPage } from '../addresses/rules.ts'
import s from './catalogue.module.css'
import { PlanFields } from './plan-fields.tsx'
import { contentOf, noPlan } from './plan-values.ts'
import { catalogueDesk } from './queries.ts'
import { useSaving } from '#src/features/desk-kit/screens/use-saving.ts'

/** Sold nowhere until it is added to a university. */
export function NewPlan({ me }: { me: string }) {
  const [, navigate] = useLocation()
  const saving = useSaving('insurance')
  const saved = useSavedForm({
    name: 'insurance-plan:new',
    owner: me,
    saved: noPlan,
    check: values => ({ ...checkPlan(values), ...checkPlanId(values.id) }),
    save: async values => {
      await saving(() => catalogueDesk.add({ id: values.id, ...contentOf(values) }), 'Added. Now say where it is sold.')
      navigate(planPage(values.id))
    },
  })
  return (
    <Screen title="Add a plan" words={<Link href={cataloguePage}>Back to all plans</Link>}>
      <div className={s.form}>
        <FormFrame form={saved.form} label="The plan">
          <div className="slim above-3 below-3">
            <TextInput
              {...saved.form.field('id')}
              label="Id"
              hint="It stays as it is, and stands in links: small letters, digits and dashes, such as gbg-250."
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
            />
          </div>
          <PlanFields form={saved.form} />
          <SaveBar saved={saved} words="Add the plan" onCancel={() => navigate(cataloguePage)} />
        </FormFrame>
      </div>
    </Screen>
  )
}
