import { keptHere } from '#src/browser/unsent/kept-here.tsx'
import { useKept } from '#src/browser/unsent/use-unsent.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import * as copy from '../copy.ts'
import { counters, papersIn, tickOf, type ProductKind } from '../rules.ts'
import type { ProductView } from '../contract.ts'
import { chosenIn, useCounter, usePaperTick } from './api.ts'
import { useProductSource } from './product-source.ts'

/** What the chosen one asks for, to tick as it lies ready. */
export function PapersToBring({ kind }: { kind: ProductKind }) {
  const counter = useCounter(kind)
  const tick = usePaperTick(kind)
  const kept = useKept()
  if (counter.data === undefined) return <Waiting query={counter} />
  const chosen = chosenIn(counter.data)
  const papers = papersIn(chosen?.terms ?? {})
  if (chosen === undefined) {
    return (
      <Notice
        tone="info"
        title={copy.notChosen[kind]}
        action={<ButtonLink href={counters[kind].comparePage}>Compare</ButtonLink>}
      >
        Then its own list stands here, to tick. What is usually asked for stands above.
      </Notice>
    )
  }
  if (papers.length === 0) return null
  const ready = new Map(counter.data.papers.map(({ paper, tickedAt }) => [paper, tickedAt]))
  return (
    <section aria-labelledby={`papers-${kind}`}>
      <div className="heads-3 spread baseline gap-4 lines-1">
        <h3 id={`papers-${kind}`}>For {chosen.title}</h3>
        <span className="quiet">
          {papers.filter(paper => ready.has(paper)).length} of {papers.length} ready
        </span>
      </div>
      <ul className="list ruled above-2 below-2">
        {papers.map(paper => (
          <li className="ruled-below" key={paper}>
            <Checkbox
              name={paper}
              label={paper}
              detail={kept.has(tickOf(kind)(paper)) ? keptHere : sinceOf(ready.get(paper))}
              value={ready.has(paper)}
              onChange={isTicked => tick({ paper, isReady: isTicked })}
            />
          </li>
        ))}
      </ul>
      <p className="quiet">
        <SourceOf product={chosen} />
        {chosen.isSample && ' Ask the provider for its own list.'}
      </p>
    </section>
  )
}

const SourceOf = ({ product }: { product: ProductView }) => useProductSource(product).line

const sinceOf = (tickedAt: string | undefined): string | undefined =>
  tickedAt === undefined ? undefined : `Ready since ${formatDay(dayOf(Temporal.Instant.from(tickedAt)))}.`
