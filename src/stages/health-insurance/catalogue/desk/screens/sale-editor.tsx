import { useLocation } from 'wouter'
import { SavedMeanwhile } from '#src/features/desk-kit/screens/changed-meanwhile.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { useSavedForm, versioned } from '#src/ui/saved-form.ts'
import { TextInput } from '#src/ui/text-input.tsx'
import { isDearer } from '#src/stages/health-insurance/quote/rules.ts'
import { bandsProblem, readBands, rowsOf, type BandRow } from '../bands/rules.ts'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { addressProblem } from '../rules.ts'
import { universityPage } from '../addresses/rules.ts'
import { BandsField, noRow } from './bands-field.tsx'
import s from './catalogue.module.css'
import { LastChanged } from './last-changed.tsx'
import { offeredOf } from './plan-values.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk, useSaving } from './queries.ts'

type Values = { bands: readonly BandRow[]; brochureUrl: string; version: number }

type SaleEditorProps = {
  university: SaleView['university']
  plan: DeskPlan
  /** Undefined where it is not sold yet. */
  sale: SaleView | undefined
  /** What it costs somewhere else, to begin with. */
  example: SaleView | undefined
  me: string
}

const check = ({ bands, brochureUrl }: Values) => ({
  bands: bandsProblem(bands),
  brochureUrl: addressProblem(brochureUrl),
})

export function SaleEditor({ university, plan, sale, example, me }: SaleEditorProps) {
  const [, navigate] = useLocation()
  const saving = useSaving()
  const saved = useSavedForm<Values>({
    name: `insurance-sale:${university.id}:${plan.id}`,
    owner: me,
    saved: valuesOf(sale, example),
    check,
    save: async ({ bands, brochureUrl, version }) => {
      const sent = { university: university.id, plan: plan.id, version, bands: [...bands], brochureUrl }
      await saving(() => catalogueDesk.sell(sent), 'Saved. Students see it now.')
      if (version === 0) navigate(universityPage(university.id))
    },
    ...versioned,
  })
  const { form } = saved
  const { values } = form
  const after = { ...offeredOf({ university, plan, bands: [...readBands(values.bands).bands] }) }
  const isNew = sale === undefined
  return (
    <div className={s.form}>
      {isNew && example !== undefined && (
        <Notice tone="info">The premiums are those at {example.university.name}, to begin with.</Notice>
      )}
      {!isNew && <SavedMeanwhile saved={saved} version={sale.version} by={sale.changedBy} at={sale.changedAt} />}
      <FormFrame form={form} label="Premiums">
        <p className={s.quiet}>{whichPrice(plan, university)}</p>
        <BandsField {...form.field('bands')} />
        <TextInput
          {...form.field('brochureUrl')}
          label="Address of the brochure for this university"
          hint="Empty, and students get the plan’s own."
          optional
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        {(isNew || saved.state === 'unsaved') && (
          <PricePreview
            changes={[{ before: sale && offeredOf(sale), after }]}
            openRequests={sale?.openRequests ?? 0}
            isWrong={bandsProblem(values.bands) !== undefined}
          />
        )}
        <SaveBar
          saved={saved}
          words={isNew ? 'Sell it here' : 'Save'}
          {...(isNew && { onCancel: () => navigate(universityPage(university.id)) })}
        />
      </FormFrame>
      {sale !== undefined && <LastChanged {...sale} />}
    </div>
  )
}

/** One partner asks more where care costs more. */
const whichPrice = ({ partner }: DeskPlan, { stateCode }: SaleView['university']): string =>
  isDearer(partner, stateCode)
    ? 'Students here pay the price for HC states: care costs more in FL, IL, NJ, NY and PA, and GBG asks more there.'
    : 'Students here pay the price. The one for HC states (FL, IL, NJ, NY and PA) is asked there, for plans of GBG.'

const valuesOf = (sale: SaleView | undefined, example: SaleView | undefined): Values => ({
  bands: sale !== undefined || example !== undefined ? rowsOf((sale ?? example)?.bands ?? []) : [noRow],
  brochureUrl: sale?.brochureUrl ?? '',
  version: sale?.version ?? 0,
})
