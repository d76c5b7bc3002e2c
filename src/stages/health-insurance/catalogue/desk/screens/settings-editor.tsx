import { useState } from 'react'
import { SavedEditor } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { type Bound, blankOf, typedOf } from '#src/records/fields.ts'
import { RecordFields } from '#src/records/screens/record-fields.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { SaleView, SettingsView } from '../views/contract.ts'
import { checkUniversity, notAsked, universityRecord, type UniversityTyped } from '../settings/rules.ts'
import { StartDates, Terms } from './date-fields.tsx'
import { OutcomePreview } from './outcome-preview.tsx'
import { offeredOf } from '../preview/rules.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk } from './queries.ts'

type SettingsEditorProps = { settings: SettingsView; sales: readonly SaleView[]; me: string }

/** Dates, waivers, demands and guides of a university, saved as one. */
export function SettingsEditor({ settings, sales, me }: SettingsEditorProps) {
  const [today] = useState(() => dayOf(Temporal.Now.instant()).toString())
  return (
    <section>
      <h2>What we know of it</h2>
      <SavedEditor<SettingsValues>
        draft={`insurance-university:${settings.id}`}
        me={me}
        entry={settings}
        values={valuesOf(settings)}
        check={values => checkUniversity(values, today)}
        save={values => catalogueDesk.changeUniversity({ ...values, university: settings.id })}
        rereads={['insurance']}
        label="What we know of the university"
        renderEffect={values => <Effect settings={settings} sales={sales} values={values} />}
      >
        {form => <RecordFields of={universityRecord} form={form} without={notAsked(form.values)} own={own} />}
      </SavedEditor>
    </section>
  )
}

const own = {
  allowedStartDates: (bound: Bound<UniversityTyped['allowedStartDates']>) => <StartDates {...bound} />,
  terms: (bound: Bound<UniversityTyped['terms']>) => <Terms {...bound} />,
}

type EffectProps = Omit<SettingsEditorProps, 'me'> & { values: SettingsValues }

/** On the plans that are sold there. */
const Effect = ({ settings, sales, values }: EffectProps) => (
  <>
    <OutcomePreview sales={sales} before={settings.demands} values={values} />
    <PricePreview
      changes={sales.map(sale => {
        const before = offeredOf(sale)
        return { before, after: { ...before, university: { ...before.university, customDates: values.customDates } } }
      })}
      openRequests={sales.reduce((sum, { openRequests }) => sum + openRequests, 0)}
      isWrong={false}
    />
  </>
)

type SettingsValues = UniversityTyped & { version: number }

/** What is not demanded is empty, and a limit that there is not is a tick. */
function valuesOf(settings: SettingsView): SettingsValues {
  const { demands, year, checkedOn, windowCheckedOn } = settings
  const { deductible, maxBenefit, sponsors = [], unheld = [], ...rest } = demands ?? {}
  const typed = typedOf(universityRecord, {
    ...blankOf(universityRecord),
    ...settings,
    coInsuranceMost: null,
    preventive: null,
    evacuation: null,
    repatriation: null,
    ...rest,
    isRead: demands !== null,
    year: null,
    maxBenefit: typeof maxBenefit === 'number' ? maxBenefit : null,
    isUnlimited: maxBenefit === 'unlimited',
    deductible: deductible?.most ?? null,
    deductiblePer: deductible?.per ?? 'year',
    sponsors: sponsors.join('\n'),
    unheld: unheld.join('\n'),
  })
  return { ...typed, year, checkedOn, windowCheckedOn, version: settings.version }
}
