import { RupeesRate } from '#src/features/exchange/screens/in-rupees.tsx'
import { useState, type ReactNode } from 'react'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { HardWord } from '#src/ui/hard-word.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { formatDay, dayOf } from '#src/values/dates.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import type { CounterView, ProductView } from '../contract.ts'
import * as copy from '../copy.ts'
import { choiceOf, counters, isStanding, type ProductKind } from '../rules.ts'
import { ProductCard } from './product-card.tsx'
import { choose, chosenIn, rereads, useCounter } from './api.ts'

type CompareProductsProps = {
  kind: ProductKind
  /** Where one goes on, once one is chosen. */
  next: ReactNode
}

/** What there is of a kind, side by side, each with where and when it was read. */
export function CompareProducts({ kind, next }: CompareProductsProps) {
  const counter = useCounter(kind)
  if (counter.data === undefined) return <Waiting query={counter} />
  return <Comparison kind={kind} counter={counter.data} next={next} />
}

type ComparisonProps = CompareProductsProps & { counter: CounterView }

function Comparison({ kind, counter, next }: ComparisonProps) {
  const [isNarrow, setNarrow] = useState(true)
  const pick = useVerb((product: ProductView) => choose(product, counter), { rereads })
  const standing = counter.orders.find(isStanding)
  const offered = counter.products.filter(({ retiredAt }) => retiredAt === null)
  const chosen = chosenIn(counter)
  const shown = offered.filter(({ needsSsn, id }) => !isNarrow || !needsSsn || id === chosen?.id)
  if (offered.length === 0) {
    return (
      <EmptyState level={3} title={copy.empty[kind]}>
        {copy.emptyWords}
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <SampleNote products={offered} />
      <div>
        <Checkbox name={`${kind}-no-ssn`} label={copy.onlyNoSsn} value={isNarrow} onChange={setNarrow} />
        <HardWord word={copy.ssn} shown={copy.ssn}>
          {copy.ssnWords}
        </HardWord>
        <span role="status" className="quiet">
          {shown.length < offered.length && copy.hiddenWords(offered.length - shown.length)}
        </span>
      </div>
      {shown.length === 0 && <Notice tone="info" title={copy.noneWithout} />}
      <ul className="stack-3 list cards">
        {shown.map(product => (
          <ProductCard
            key={product.id}
            product={product}
            isChosen={product.id === chosen?.id}
            saysSsn={!isNarrow || product.needsSsn}
            // Where all are samples, that is said once, above them.
            saysSample={product.isSample && !shown.every(({ isSample }) => isSample)}
            isBusy={pick.isPending && pick.variables.id === product.id}
            onChoose={standing === undefined ? () => pick.mutate(product) : undefined}
            next={standing === undefined && product.retiredAt === null && <div>{next}</div>}
          />
        ))}
      </ul>
      {shown.some(({ price }) => price > 0) && <RupeesRate />}
      <KeptHere thing={choiceOf(kind)} />
      {standing === undefined ? (
        <Chosen counter={counter} product={chosen} />
      ) : (
        <Notice
          tone="info"
          title={`You asked for ${standing.product.title}`}
          action={<ButtonLink href={counters[kind].orderPage}>See its status</ButtonLink>}
        >
          To choose another, take that back first.
        </Notice>
      )}
    </Stack>
  )
}

function SampleNote({ products }: { products: readonly ProductView[] }) {
  const days = products.filter(({ isSample }) => isSample).map(({ checkedOn }) => checkedOn)
  const oldest = days.toSorted()[0]
  if (oldest === undefined) return null
  return <Notice tone="info">{copy.sampleNote(formatDay(Temporal.PlainDate.from(oldest)))}</Notice>
}

type ChosenProps = Pick<ComparisonProps, 'counter'> & { product: ProductView | undefined }

/** What one did, and that it binds to nothing. */
function Chosen({ counter: { chosen }, product }: ChosenProps) {
  if (chosen === null || product === undefined) return null
  if (product.retiredAt !== null) return <Notice tone="wrong" live title={copy.chosenRetired} />
  return (
    <Notice
      tone="done"
      live
      title={`You chose ${product.title} on ${formatDay(dayOf(Temporal.Instant.from(chosen.at)))}`}
    >
      You can choose another until you send it.
    </Notice>
  )
}
