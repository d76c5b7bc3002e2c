import { useId } from 'react'
import type { AtHand } from '#src/journey/outline.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../outline/copy.ts'
import s from './progress.module.css'
import { paperReaders } from './slots.ts'

/** A paper that lies in the documents has its tick; of the rest nobody knows but the student. */
export function HaveReady({ items }: { items: readonly AtHand[] }) {
  const id = useId()
  const [Known] = useGiven(paperReaders)
  const papers = items.flatMap(item => (typeof item === 'string' ? [] : [item.paper]))
  const show = (there: ReadonlySet<string> | undefined) => (
    <ul className={s.ready}>
      {items.map(item =>
        typeof item === 'string' ? (
          <li key={item}>
            <span className={s.need} aria-hidden="true" />
            <span className="grow shrink">{item}</span>
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
    <span className="shrink">
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
