import { Word } from '#src/features/glossary/screens/word.tsx'
import type { HardName } from '#src/features/glossary/names/copy.ts'
import { Tag } from '#src/ui/tag.tsx'
import { Card } from '#src/ui/card.tsx'
import { formatDay } from '#src/values/dates.ts'
import { BrochureLinks } from '#src/stages/health-insurance/brochures/screens/brochure-links.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { monthsWords } from '#src/stages/health-insurance/details/copy.ts'
import { amount, benefitWords, deductibleWords } from '#src/stages/health-insurance/demands/copy.ts'
import * as copy from '../copy.ts'
import { coverOf, type Priced, type Reason } from '../rules.ts'
import { ChoosePlan } from './choose-plan.tsx'
import { VerdictTag } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { Findings } from './findings.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './plans.module.css'
import { Price, WorstYear } from './price.tsx'

type PlanCardProps = {
  priced: Priced
  details: DetailsView
  demands: OfferView['demands']
  reasons: readonly Reason[]
  isNext: boolean
}

/** One plan: what it costs, what it leaves to pay, and how it stands to each rule. */
export function PlanCard({ priced, details, demands, reasons, isNext }: PlanCardProps) {
  const { plan, outOfPocket, months } = priced
  const cover = coverOf(plan)
  return (
    <Card as="article" label={plan.retailName} next={isNext}>
      <div className="column gap-4">
        <div className="wrap gap-2">
          {reasons.map(reason => (
            <Tag key={reason} tone="open">
              {copy.reasonWords(reason, priced.verdict)}
            </Tag>
          ))}
          <VerdictTag verdict={priced.verdict} />
        </div>
        <div className="spread gap-3">
          <div>
            <h3 className="text-4">{plan.retailName}</h3>
            <p className="quiet">by {plan.insuranceCompany}</p>
          </div>
          <Price priced={priced} words={monthsWords(months)} hasBirthday={details.dob !== ''} />
        </div>
        <WorstYear priced={priced} />
        <dl className={classes('terms stack-3 tiles-1', s.facts)}>
          <Fact name="Deductible" said={deductibleWords(cover)} explained={isNext && 'deductible'} />
          <Fact name="Your share of each bill" said={`${cover.coInsurance} %`} explained={isNext && 'coinsurance'} />
          <Fact name="Most you pay in a year" said={amount(outOfPocket)} explained={isNext && 'outOfPocket'} />
          <Fact name="Most that is paid" said={benefitWords(cover)} explained={isNext && 'maxBenefit'} />
        </dl>
        <Findings priced={priced} demands={demands} />
        <ChoosePlan priced={priced} chosen={details.planID} isNext={isNext} />
        <Foot plan={plan} university={details.universityID} />
      </div>
    </Card>
  )
}

/** A word is explained where it comes first. */
type FactProps = { name: string; said: string; explained: HardName | false }

const Fact = ({ name, said, explained }: FactProps) => (
  <div>
    <dt>
      {name}
      {explained !== false && <Word of={explained} />}
    </dt>
    <dd>{said}</dd>
  </div>
)

export const Foot = ({ plan, university }: { plan: Priced['plan']; university: string }) => (
  <div className="quiet row-4 lines-0">
    {plan.sampleOf !== null && <p>{copy.sample(formatDay(Temporal.PlainDate.from(plan.sampleOf)))}.</p>}
    <BrochureLinks
      plan={plan.planID}
      university={university}
      isSample={plan.sampleOf !== null}
      insurers={plan.brochureURL}
    />
  </div>
)
