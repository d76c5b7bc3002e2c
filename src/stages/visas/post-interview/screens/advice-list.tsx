import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { sourcesInWords, type GuidePoint } from '#src/journey/guide.ts'
import type { PostInterviewView } from '../contract.ts'
import * as copy from '../copy.ts'
import { adviceFor } from '../rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from '#src/stages/visas/screens/visas.module.css'

/** What to do now, from what the slip asks for. */
export function AdviceList({ slip }: { slip: NonNullable<PostInterviewView['slip']> }) {
  const known = adviceFor(slip)
  return (
    <section className="stack-3 ruled pad-top-4" aria-labelledby="slip-advice">
      <h3 className="text-3" id="slip-advice">
        What to do now
      </h3>
      {known.length === 0 ? (
        <p>{copy.noAdvice}</p>
      ) : (
        <ol className="stack-3 readable points">
          {known.map(name => (
            <li key={name}>
              <strong>{copy.advice[name].title}.</strong> <Advice of={copy.advice[name]} />
            </li>
          ))}
        </ol>
      )}
      <dl className={classes('stack-2', s.facts)}>
        {slip.papers !== '' && (
          <div>
            <dt className="text-1 dim">{copy.papersLabel}</dt>
            <dd className="as-typed">{slip.papers}</dd>
          </div>
        )}
        <div>
          <dt className="text-1 dim">{copy.caseNumberLabel}</dt>
          <dd>{slip.caseNumber === '' ? 'Not given yet' : slip.caseNumber}</dd>
        </div>
      </dl>
    </section>
  )
}

function Advice({ of }: { of: GuidePoint }) {
  const [point] = useReadPoints([of])
  const today = todayHere(useNow())
  return (
    <>
      {point?.text}
      {point?.source !== undefined && (
        <span className="faint block">Source: {sourcesInWords([point.source], today)}</span>
      )}
    </>
  )
}
