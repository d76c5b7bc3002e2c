import { InRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Words } from '#src/features/glossary/screens/word.tsx'
import { BarKey, BarList } from '#src/ui/bars.tsx'
import { Tag } from '#src/ui/tag.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { amount } from '#src/stages/health-insurance/demands/copy.ts'
import { dollars } from '#src/values/money.ts'
import { monthsWords } from '#src/stages/health-insurance/details/copy.ts'
import { VerdictTag } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import * as copy from '../copy.ts'
import { bestFirst, type Priced, type Recommended } from '../rules.ts'
import { ChoosePlan } from './choose-plan.tsx'
import { Findings } from './findings.tsx'
import { Foot } from './plan-card.tsx'
import { barOf } from './plan-bar.tsx'
import { Price } from './price.tsx'

type PlanBarsProps = { plans: readonly Priced[]; details: DetailsView; demands: OfferView['demands'] }

/** Every plan on one scale, the two best first. */
export function PlanBars({ plans, details, demands }: PlanBarsProps) {
  return (
    <>
      {details.dob !== '' && <BarKey solid={copy.priceKey} striped={copy.worstKey} />}
      <Words of={['deductible', 'coinsurance', 'copay', 'outOfPocket', 'network', 'waiver', 'premium']} />
      <BarList
        label={copy.plansBySize}
        first={2}
        rows={bestFirst(plans).map(one => ({
          key: one.plan.planID,
          name: <Name priced={one} />,
          amount: <Price priced={one} words={monthsWords(one.months)} hasBirthday={details.dob !== ''} />,
          bar: barOf(one),
          children: (
            <>
              {one.plan.planFeatures.maxBenefit !== null && (
                <p>{copy.paysAtMost(amount(one.plan.planFeatures.maxBenefit))}</p>
              )}
              {one.worst !== undefined && (
                <p>
                  {copy.worstYear(amount(one.worst))}
                  <InRupees amount={dollars(one.worst)} />
                </p>
              )}
              <Findings priced={one} demands={demands} />
              <ChoosePlan priced={one} chosen={details.planID} isBrief />
              <Foot plan={one.plan} university={details.universityID} />
            </>
          ),
        }))}
      />
    </>
  )
}

const Name = ({ priced: { plan, reasons, verdict } }: { priced: Recommended }) => (
  <>
    <h3 className="text-4">{plan.retailName}</h3>
    <p className="quiet">by {plan.insuranceCompany}</p>
    <div className="wrap gap-2">
      {reasons.map(reason => (
        <Tag key={reason} tone="open">
          {copy.reasonWords(reason, verdict)}
        </Tag>
      ))}
      <VerdictTag verdict={verdict} />
    </div>
  </>
)
