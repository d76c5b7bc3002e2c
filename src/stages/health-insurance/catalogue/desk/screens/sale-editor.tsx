import { useLocation } from 'wouter'
import { Notice } from '#src/ui/notice.tsx'
import { SavedEditor } from '#src/features/desk-kit/screens/saved-editor.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { isDearer } from '#src/stages/health-insurance/quote/rules.ts'
import { bandsProblem, readBands, rowsOf, type BandRow } from '../bands/rules.ts'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { addressProblem, universityPage } from '../rules.ts'
import { BandsField, noRow } from './bands-field.tsx'
import { offeredOf } from '../preview/rules.ts'
import { PricePreview } from './price-preview.tsx'
import { catalogueDesk } from './api.ts'

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
  const back = () => navigate(universityPage(university.id))
  return (
    <>
      {sale === undefined && example !== undefined && (
        <Notice tone="info">The premiums are those at {example.university.name}, to begin with.</Notice>
      )}
      <SavedEditor<Values>
        draft={`insurance-sale:${university.id}:${plan.id}`}
        me={me}
        entry={sale ?? { version: 0, changedAt: null, changedBy: null }}
        values={valuesOf(sale, example)}
        check={check}
        save={async ({ bands, brochureUrl, version }) => {
          await catalogueDesk.sell({
            university: university.id,
            plan: plan.id,
            version,
            bands: [...bands],
            brochureUrl,
          })
          if (version === 0) back()
        }}
        rereads={['insurance']}
        label="Premiums"
        {...(sale === undefined && { button: 'Sell it here', onCancel: back })}
        renderEffect={values => (
          <PricePreview
            changes={[{ before: sale && offeredOf(sale), after: offeredAt(university, plan, values) }]}
            openRequests={sale?.openRequests ?? 0}
            isWrong={bandsProblem(values.bands) !== undefined}
          />
        )}
      >
        {form => (
          <>
            <p className="quiet">{whichPrice(plan, university)}</p>
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
          </>
        )}
      </SavedEditor>
    </>
  )
}

const offeredAt = (university: SaleView['university'], plan: DeskPlan, { bands }: Values) =>
  offeredOf({ university, plan, bands: [...readBands(bands).bands] })

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
