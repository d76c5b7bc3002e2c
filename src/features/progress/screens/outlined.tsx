import { useId } from 'react'
import { ShortDay } from '#src/browser/short-day.tsx'
import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { AtHand, Outline, StepOutline } from '#src/journey/outline.ts'
import type { StageView, StepView } from '#src/journey/views.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { later, orNothing } from '#src/ui/later.tsx'
import { Link } from '#src/ui/link.tsx'
import { Ticket, type TicketFact } from '#src/ui/ticket.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../outline/copy.ts'
import s from './progress.module.css'
import { paperReaders } from './slots.ts'
import { dayWords } from './step-status.tsx'

export type OutlinedProps = {
  stage: StageView
  /** Of the whole stage, without. */ step?: StepView | undefined
  /** The last safe day. */ by?: string | undefined
}

/** At the foot of the stage, and in a script of its own: a step is read before it. */
const OtherWays = later(
  orNothing(async () => (await import('./other-ways.tsx')).OtherWays),
  null,
)

// Few steps have one here.
const SourceMark = later(
  orNothing(async () => (await import('./source-mark.tsx')).SourceMark),
  null,
)

/** What a stage's outline says: of a step what it is and takes, of the stage how it is finished another way. */
export function Outlined({ stage, step, by, outline }: OutlinedProps & { outline: Outline }) {
  return step === undefined ? (
    <OtherWays stage={stage} words={outline.otherWays} />
  ) : (
    <>
      <StepHead step={step} by={by} outline={outline.steps[step.id]} />
      {step.again !== undefined && <p>{outline.again?.(step.again)}</p>}
    </>
  )
}

type StepHeadProps = { step: StepView; by: string | undefined; outline: StepOutline | undefined }

/** At the head of an open step: what it is, three facts, and what one needs as long as it is the student's turn. */
function StepHead({ step, by, outline }: StepHeadProps) {
  const facts = factsOf(step, by, outline, todayHere(useNow()))
  const isTheirs = step.status !== 'processing'
  const { minutes = null, fact } = outline ?? {}
  const sources = [typeof minutes === 'object' ? minutes?.source : undefined, fact?.source].filter(
    source => source !== undefined,
  )
  return (
    <>
      {outline?.is !== undefined && <p className="muted">{outline.is}</p>}
      {facts.length > 0 && <Ticket facts={facts} />}
      {isTheirs && sources.length > 0 && <SourceMark of={sources} />}
      {isTheirs && outline !== undefined && outline.atHand.length > 0 && <HaveReady items={outline.atHand} />}
    </>
  )
}

function factsOf(
  step: StepView,
  by: string | undefined,
  outline: StepOutline | undefined,
  today: Temporal.PlainDate,
): TicketFact[] {
  const { holder } = step
  if (holder !== undefined && holder.who !== 'student') {
    return [
      { label: copy.withWhom, words: holder.name },
      ...(holder.until === undefined ? [] : [{ label: copy.until, words: dayWords(holder.until) }]),
    ]
  }
  const { minutes = null, fact } = outline ?? {}
  return [
    ...(minutes === null ? [] : [{ label: copy.takes, words: copy.minutesWords(minutes) }]),
    ...(by === undefined
      ? []
      : [
          {
            label: by < today.toString() ? copy.wasBy : copy.by,
            words: <ShortDay day={Temporal.PlainDate.from(by)} today={today} />,
          },
        ]),
    ...(fact === undefined ? [] : [{ label: fact.label, words: fact.words }]),
  ]
}

/** A paper that lies in the documents has its tick; of the rest nobody knows but the student. */
function HaveReady({ items }: { items: readonly AtHand[] }) {
  const id = useId()
  const [Known] = useGiven(paperReaders)
  const papers = items.flatMap(item => (typeof item === 'string' ? [] : [item.paper]))
  const show = (there: ReadonlySet<string> | undefined) => (
    <ul className={s.ready}>
      {items.map(item =>
        typeof item === 'string' ? (
          <li key={item}>
            <span className={s.need} aria-hidden="true" />
            {item}
          </li>
        ) : (
          <Paper key={item.name} {...item} isThere={there?.has(item.paper)} />
        ),
      )}
    </ul>
  )
  return (
    <section className="stack-2" aria-labelledby={id}>
      <h3 id={id}>{copy.haveReady}</h3>
      {Known === undefined || papers.length === 0 ? show(undefined) : <Known papers={papers} show={show} />}
    </section>
  )
}

type PaperProps = { name: string; isThere: boolean | undefined }

const Paper = ({ name, isThere }: PaperProps) => (
  <li>
    {isThere === true ? <TickIcon className={s.there} /> : <span className={s.need} aria-hidden="true" />}
    <span>
      {name}
      {isThere === true && <VisuallyHidden> ({copy.isReady})</VisuallyHidden>}
    </span>
    {isThere === false && (
      <Link href="/documents" aria-label={copy.addIt(name)}>
        Add
      </Link>
    )}
  </li>
)
