import { CrossIcon, TickIcon } from '#src/ui/icons.tsx'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { compared } from '#src/stages/health-insurance/demands/copy.ts'
import { exchangeMinimum, type Demands, type Finding } from '#src/stages/health-insurance/demands/rules.ts'
import { coverOf, type Priced } from '../rules.ts'
import s from './plans.module.css'

type FindingsProps = { priced: Priced; demands: OfferView['demands'] }

/** Each thing that is demanded, what the plan has, and whether that is enough. */
export function Findings({ priced, demands }: FindingsProps) {
  const { plan, federal } = priced
  return (
    <div className={s.findings}>
      {demands !== null && plan.findings.length > 0 && (
        <List title="What your university asks" priced={priced} found={plan.findings} demands={demands.asked} />
      )}
      {federal.length > 0 && (
        <List title="What the US asks of a J-1" priced={priced} found={federal} demands={exchangeMinimum} />
      )}
    </div>
  )
}

type ListProps = { title: string; priced: Priced; found: readonly Finding[]; demands: Demands }

function List({ title, priced: { plan }, found, demands }: ListProps) {
  const cover = coverOf(plan)
  return (
    <section aria-label={`${title}: ${plan.retailName}`}>
      <h4>{title}</h4>
      <ul className={s.list}>
        {found.map(({ criterion, verdict }) => {
          const { title: name, asks, has } = compared(criterion, cover, demands)
          const isMet = verdict === 'met'
          return (
            <li key={criterion} className={classes(s.finding, isMet ? s.met : s.missed)}>
              {isMet ? <TickIcon size={18} /> : <CrossIcon size={18} />}
              <div>
                <VisuallyHidden>{isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
                <strong>{name}</strong>
                <p>
                  Asked: {asks}. This plan: {has}.
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
