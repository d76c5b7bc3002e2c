import { CrossIcon, TickIcon } from '#src/ui/icons.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { classes } from '#src/ui/classes.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { OfferView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { compared, type Compared } from '#src/stages/health-insurance/demands/copy.ts'
import { exchangeMinimum, type Demands, type Finding } from '#src/stages/health-insurance/demands/rules.ts'
import { FactSource } from '#src/stages/health-insurance/sources/dated/screens/fact-source.tsx'
import * as copy from '../copy.ts'
import { coverOf, type Priced } from '../rules.ts'
import s from './plans.module.css'

type FindingsProps = { priced: Priced; demands: OfferView['demands'] }

/** A tick or a cross for each thing that is demanded; what the plan has of it opens below. */
export function Findings({ priced, demands }: FindingsProps) {
  const { plan, federal } = priced
  return (
    <div className={classes('stack-4', s.findings)}>
      {demands !== null && plan.findings.length > 0 && (
        <Ticks
          title={copy.askedIn(priced.verdict)}
          priced={priced}
          found={plan.findings}
          demands={demands.asked}
          isEarlier={priced.verdict.isEarlier}
        />
      )}
      {federal.length > 0 && (
        <>
          <Ticks title="What the US asks of a J-1" priced={priced} found={federal} demands={exchangeMinimum} />
          <FactSource of="insurance.j1-cover" />
        </>
      )}
    </div>
  )
}

type TicksProps = { title: string; priced: Priced; found: readonly Finding[]; demands: Demands; isEarlier?: boolean }

/** What an earlier year asked is no longer shown as met. What no plan can be held against has a line without a mark. */
function Ticks({ title, priced: { plan }, found, demands, isEarlier = false }: TicksProps) {
  const cover = coverOf(plan)
  const marks = found.map(({ criterion, verdict }) => ({
    ...compared(criterion, cover, demands),
    isMet: verdict === 'met',
  }))
  return (
    <section aria-label={`${title}: ${plan.retailName}`}>
      <h4>{title}</h4>
      <ul className="wrap list gap-4 lines-1">
        {marks.map(mark => (
          <li
            key={mark.title}
            className={classes('inline gap-2 semibold', s.tick, mark.isMet ? !isEarlier && s.met : s.missed)}
          >
            {mark.isMet ? <TickIcon size={18} /> : <CrossIcon size={18} />}
            <span>
              <VisuallyHidden>{mark.isMet ? 'Met: ' : 'Not met: '}</VisuallyHidden>
              {mark.title}
            </span>
          </li>
        ))}
        {demands.unheld?.map(asks => (
          <li key={asks} className={classes('inline gap-2 semibold', s.tick)}>
            <span>{copy.unheld(asks)}</span>
          </li>
        ))}
      </ul>
      <Fold summary={copy.howMet}>
        <dl className={s.answers}>
          {marks.map(mark => (
            <Asked key={mark.title} mark={mark} />
          ))}
        </dl>
      </Fold>
    </section>
  )
}

const Asked = ({ mark: { title, asks, has } }: { mark: Compared }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      Asked: {asks}. This plan: {has}.
    </dd>
  </div>
)
