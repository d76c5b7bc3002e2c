/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to take the keyboard. */
import type { ReactNode } from 'react'
import { classes } from '#src/ui/classes.ts'
import { CrossIcon, TickIcon } from '#src/ui/icons.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { monthsWords } from '#src/stages/health-insurance/details/copy.ts'
import { amount, benefitWords, compared, deductibleWords } from '#src/stages/health-insurance/demands/copy.ts'
import { exchangeMinimum, type Demands, type Finding } from '#src/stages/health-insurance/demands/rules.ts'
import * as copy from '../copy.ts'
import { coverOf, dearerBy, recommended, type Priced } from '../rules.ts'
import { ChoosePlan } from './choose-plan.tsx'
import { VerdictTag } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { Foot } from './plan-card.tsx'
import s from './plans.module.css'
import { Dearer, Price } from './price.tsx'

export type CompareProps = { plans: readonly Priced[]; details: DetailsView; demands: OfferView['demands'] }

/** Plans by their price, rules below: a column for each plan, whose names stay in sight while the rest moves below them. */
export function CompareTable({ plans, details, demands }: CompareProps) {
  const first = recommended(plans)
  return (
    <section className={s.scroller} aria-label="All plans, side by side" tabIndex={0}>
      <table className={s.compare}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>What is compared</VisuallyHidden>
            </th>
            {plans.map(({ plan }) => (
              <th key={plan.planID} scope="col">
                {plan.retailName}
                <span>{plan.insuranceCompany}</span>
                {first
                  .filter(one => one.plan.planID === plan.planID)
                  .flatMap(({ reasons, verdict }) => reasons.map(reason => copy.reasonWords(reason, verdict)))
                  .map(words => (
                    <Tag key={words} tone="open">
                      {words}
                    </Tag>
                  ))}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf({ plans, details, demands }).map(group => (
          <tbody key={group.title ?? group.rows[0]?.name}>
            {group.title !== undefined && (
              <tr className={s.group}>
                <th scope="rowgroup" colSpan={plans.length + 1}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.rows.map(({ name, asked, cell }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {asked !== undefined && <span className="block above-1 regular dim">{asked}</span>}
                </th>
                {plans.map(one => (
                  <td key={one.plan.planID}>{cell(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

type Group = { title?: string | undefined; rows: readonly Row[] }

const groupsOf = ({ plans, details, demands }: CompareProps): readonly Group[] =>
  [
    { rows: [priceOf(plans, details), worstYear, deciding(plans, details)] },
    {
      title: plans[0] === undefined ? undefined : copy.askedIn(plans[0].verdict),
      rows: rowsFor(demands?.asked ?? {}, plans, ({ plan }) => plan.findings, plans[0]?.verdict.isEarlier),
    },
    { title: 'What the US asks of a J-1', rows: rowsFor(exchangeMinimum, plans, ({ federal }) => federal) },
    { title: copy.whatItPays, rows: plain },
  ].filter(({ rows }) => rows.length > 0)

type Row = { name: string; asked?: string; cell: (one: Priced) => ReactNode }

const priceOf = (plans: readonly Priced[], details: DetailsView): Row => {
  const all = plans.map(each => dearerBy(each, plans))
  return {
    name: 'Price',
    cell: one => (
      <>
        <Price priced={one} words={monthsWords(one.months)} hasBirthday={details.dob !== ''} />
        <Dearer by={dearerBy(one, plans)} all={all} />
      </>
    ),
  }
}

const worstYear: Row = {
  name: 'Price and your share, in the worst year',
  cell: ({ worst, plan: { planFeatures } }) => {
    if (planFeatures.maxBenefit !== null) return copy.paysAtMost(amount(planFeatures.maxBenefit))
    return worst === undefined ? 'Not known without your age' : <WithRupees cents={worst} />
  },
}

const plain: readonly Row[] = [
  { name: 'Deductible', cell: ({ plan }) => deductibleWords(coverOf(plan)) },
  { name: 'Your share of each bill', cell: ({ plan }) => `${plan.planFeatures.coInsurance} %` },
  { name: 'Most you pay in a year', cell: ({ outOfPocket }) => amount(outOfPocket) },
  { name: 'Most that is paid', cell: ({ plan }) => benefitWords(coverOf(plan)) },
]

/** One row for each thing that is demanded. */
function rowsFor(
  demands: Demands,
  plans: readonly Priced[],
  foundOf: (one: Priced) => readonly Finding[],
  isEarlier = false,
): Row[] {
  const [first] = plans
  if (first === undefined) return []
  const held = foundOf(first).map(({ criterion }): Row => {
    const { title, asks } = compared(criterion, coverOf(first.plan), demands)
    return {
      name: title,
      asked: asks,
      cell: one => {
        const isMet = foundOf(one).some(found => found.criterion === criterion && found.verdict === 'met')
        return <Has words={compared(criterion, coverOf(one.plan), demands).has} isMet={isMet} isEarlier={isEarlier} />
      },
    }
  })
  const besides = (foundOf(first).length === 0 ? [] : demands.unheld) ?? []
  return [...held, ...besides.map((asked): Row => ({ name: 'Besides', asked, cell: () => 'Not checked' }))]
}

const Has = ({ words, isMet, isEarlier }: { words: string; isMet: boolean; isEarlier: boolean }) => (
  <span className={classes('inline gap-2', s.has, isMet ? !isEarlier && s.met : s.missed)}>
    {isMet ? <TickIcon size={18} /> : <CrossIcon size={18} />}
    <span>
      <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
      {words}
    </span>
  </span>
)

const deciding = (plans: readonly Priced[], details: DetailsView): Row => {
  const [next] = recommended(plans)
  return {
    name: 'Choose',
    cell: one => (
      <div className="top column gap-3">
        <VerdictTag verdict={one.verdict} />
        <ChoosePlan priced={one} chosen={details.planID} isNext={one.plan.planID === next?.plan.planID} isBrief />
        <Foot plan={one.plan} university={details.universityID} />
      </div>
    ),
  }
}
