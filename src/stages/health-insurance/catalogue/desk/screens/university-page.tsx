import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { cataloguePage } from '../rules.ts'
import { PlansHere } from './plans-here.tsx'
import { catalogueDesk } from './api.ts'
import { useState } from 'react'
import { SavedEditor } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { type Bound, blankOf, typedOf } from '#src/records/fields.ts'
import { RecordFields } from '#src/records/screens/record-fields.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { SaleView, SettingsView } from '../views/contract.ts'
import { checkUniversity, notAsked, universityRecord, type UniversityTyped, demandsIn } from '../settings/rules.ts'
import { StartDates, Terms } from './date-fields.tsx'
import { offeredOf } from '../preview/rules.ts'
import { PricePreview } from './price-preview.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { outcomeOf, type Demands } from '#src/stages/health-insurance/demands/rules.ts'
import { coverOf } from '#src/stages/health-insurance/catalogue/rules.ts'
import { notRead, outcomeNames } from '../copy.ts'
import s from './catalogue.module.css'

/** What we know of a university's insurance, and what is sold there. */
export function UniversityPage({ university, me }: { university: string; me: string }) {
  const found = useRead(catalogueDesk.university, { university })
  return (
    <Screen
      title={found.data?.settings.name ?? 'University'}
      words={<Link href={cataloguePage}>Back to all plans and universities</Link>}
    >
      <Loaded what="this university" query={found}>
        {({ settings, sales, others }) => (
          <>
            {!settings.isVerified && (
              <Notice tone="waiting" title="Not checked yet">
                Students see no plans here until an advisor has checked this university.
              </Notice>
            )}
            <PlansHere university={settings} sales={sales} others={others} />
            <SettingsEditor settings={settings} sales={sales} me={me} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

type SettingsEditorProps = { settings: SettingsView; sales: readonly SaleView[]; me: string }

/** Dates, waivers, demands and guides of a university, saved as one. */
function SettingsEditor({ settings, sales, me }: SettingsEditorProps) {
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

type Line = { id: string; name: string; before: string; after: string }
type OutcomePreviewProps = { sales: readonly SaleView[]; before: Demands | null; values: UniversityTyped }

/** Plans that would stand differently to what the university demands. A plan that is not taken is not sold. */
function OutcomePreview({ sales, before, values }: OutcomePreviewProps) {
  const after = values.isRead ? demandsIn(values) : null
  const changed = sales
    .map(({ plan }): Line => {
      const words = (demands: Demands | null) =>
        demands === null ? notRead : outcomeNames[outcomeOf(coverOf(plan), demands)]
      return { id: plan.id, name: plan.retailName, before: words(before), after: words(after) }
    })
    .filter(line => line.before !== line.after)
  if (changed.length === 0) return null
  return (
    <section className={s.preview} aria-label="What this does to the plans">
      <h2 className="text-3">What this does to the plans</h2>
      <Table caption="Plans that stand differently" columns={columns} rows={changed} rowKey={({ id }) => id} />
    </section>
  )
}

const columns: readonly Column<Line>[] = [
  { label: 'Plan', cell: ({ name }) => name },
  { label: 'Now', cell: ({ before }) => before },
  { label: 'Then', cell: ({ after }) => after },
]
