import { useState } from 'react'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { dayOf } from '#src/values/dates.ts'
import type { SaleView, SettingsView } from '../views/contract.ts'
import { checkUniversity } from '../settings/rules.ts'
import s from './catalogue.module.css'
import { DateFields } from './date-fields.tsx'
import { DemandFields } from './demand-fields.tsx'
import { GuideFields } from './guide-fields.tsx'
import { LastChanged } from './last-changed.tsx'
import { OutcomePreview } from './outcome-preview.tsx'
import { offeredOf } from './plan-values.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk, useSaving } from './queries.ts'
import { valuesOf, type SettingsValues } from './settings-values.ts'

type SettingsEditorProps = { settings: SettingsView; sales: readonly SaleView[]; me: string }

/** Dates, waivers, demands and guides of a university, saved as one. */
export function SettingsEditor({ settings, sales, me }: SettingsEditorProps) {
  const saving = useSaving()
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  const saved = useSavedForm<SettingsValues>({
    name: `insurance-university:${settings.id}`,
    owner: me,
    saved: valuesOf(settings),
    check: values => checkUniversity(values, today),
    save: values =>
      saving(() => catalogueDesk.changeUniversity(asSent(settings.id, values)), 'Saved. Students see it now.'),
    ...versioned,
  })
  const { form } = saved
  const { customDates } = form.values
  return (
    <section className={s.form}>
      <h2>What we know of it</h2>
      <SavedMeanwhile saved={saved} version={settings.version} by={settings.changedBy} at={settings.changedAt} />
      <FormFrame form={form} label="What we know of the university">
        <DateFields form={form} />
        <DemandFields form={form} />
        <GuideFields form={form} />
        {saved.state === 'unsaved' && (
          <>
            <OutcomePreview sales={sales} before={settings.demands} values={form.values} />
            <PricePreview
              changes={sales.map(sale => {
                const before = offeredOf(sale)
                return { before, after: { ...before, university: { ...before.university, customDates } } }
              })}
              openRequests={sales.reduce((sum, { openRequests }) => sum + openRequests, 0)}
              isWrong={false}
            />
          </>
        )}
        <SaveBar saved={saved} />
      </FormFrame>
      <LastChanged {...settings} />
    </section>
  )
}

const asSent = (university: string, { allowedStartDates, ...values }: SettingsValues) => ({
  ...values,
  university,
  allowedStartDates: [...allowedStartDates],
})
