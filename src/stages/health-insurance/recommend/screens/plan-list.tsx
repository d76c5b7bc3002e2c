import { Words } from '#src/features/glossary/screens/word.tsx'
import { monthsWords } from '#src/stages/health-insurance/details/copy.ts'
import { VerdictTag } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tag } from '#src/ui/tag.tsx'
import * as copy from '../copy.ts'
import { bestFirst, dearerBy, type Recommended } from '../rules.ts'
import { ChoosePlan } from './choose-plan.tsx'
import type { CompareProps } from './compare-table.tsx'
import { Findings } from './findings.tsx'
import { Foot } from './plan-card.tsx'
import { Dearer, Price, WorstYear } from './price.tsx'

/** Every plan below the other, the two best first: where there is no room for a column each. */
export function PlanList({ plans, details, demands }: CompareProps) {
  const best = bestFirst(plans)
  return (
    <Stack gap={3}>
      <FewFirst rows={best} first={2}>
        {shown => (
          <ol className="list" aria-label={copy.plansBySize}>
            {shown.map((one, index) => (
              <li key={one.plan.planID} className="stack-2 ruled pad-y-4">
                <Name priced={one} />
                <Price priced={one} words={monthsWords(one.months)} hasBirthday={details.dob !== ''} />
                <Dearer by={dearerBy(one, plans)} all={plans.map(each => dearerBy(each, plans))} />
                <WorstYear priced={one} />
                <Findings priced={one} demands={demands} />
                <ChoosePlan priced={one} chosen={details.planID} isNext={index === 0} isBrief />
                <Foot plan={one.plan} university={details.universityID} />
              </li>
            ))}
          </ol>
        )}
      </FewFirst>
      <Words of={['deductible', 'coinsurance', 'copay', 'outOfPocket', 'network', 'waiver', 'premium']} />
    </Stack>
  )
}

const Name = ({ priced: { plan, reasons, verdict } }: { priced: Recommended }) => (
  <div>
    <h3 className="text-4">{plan.retailName}</h3>
    <p className="muted text-1">by {plan.insuranceCompany}</p>
    <div className="wrap gap-2">
      {reasons.map(reason => (
        <Tag key={reason} tone="open">
          {copy.reasonWords(reason, verdict)}
        </Tag>
      ))}
      <VerdictTag verdict={verdict} />
    </div>
  </div>
)
