import { useId, type ReactNode } from 'react'
import type { AtHand } from '#src/journey/outline.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../outline/copy.ts'
import s from './progress.module.css'
import { paperReaders, valueReaders, type ThereProps } from './slots.ts'

/** A paper that lies in the documents, and what is known of the person, has its tick; of the rest nobody knows but the student. */
export function HaveReady({ items }: { items: readonly AtHand[] }) {
  const id = useId()
  const [Papers] = useGiven(paperReaders)
  const [Values] = useGiven(valueReaders)
  const papers = items.flatMap(item => (typeof item !== 'string' && 'paper' in item ? [item.paper] : []))
  const values = items.flatMap(item => (typeof item !== 'string' && 'values' in item ? item.values : []))
  const list = (stored: There, known: There) => (
    <ul className={s.ready}>
      {items.map(item => (
        <Item key={typeof item === 'string' ? item : item.name} item={item} stored={stored} known={known} />
      ))}
    </ul>
  )
  const withValues = (stored: There) =>
    Values === undefined || values.length === 0 ? (
      list(stored, undefined)
    ) : (
      <Values names={values} show={known => list(stored, known)} />
    )
  return (
    <section className="stack-2" aria-labelledby={id}>
      <h3 id={id}>{copy.haveReady}</h3>
      {Papers === undefined || papers.length === 0 ? (
        withValues(undefined)
      ) : (
        <Papers names={papers} show={withValues} />
      )}
    </section>
  )
}

type There = Parameters<ThereProps['show']>[0]
type ItemProps = { item: AtHand; stored: There; known: There }

function Item({ item, stored, known }: ItemProps) {
  if (typeof item === 'string') return <Row name={item} />
  return 'paper' in item ? (
    <Row name={item.name} isThere={stored?.has(item.paper)} there={copy.isStored} addAt="/documents" />
  ) : (
    <Row
      name={item.name}
      isThere={known && item.values.every(value => known.has(value))}
      there={copy.isKnown}
      addAt={item.typedAt}
    />
  )
}

type RowProps = { name: string; isThere?: boolean | undefined; there?: ReactNode; addAt?: string | undefined }

const Row = ({ name, isThere, there, addAt }: RowProps) => (
  <li>
    {isThere === true ? <TickIcon className={s.there} /> : <span className={s.need} aria-hidden="true" />}
    <span>
      {name}
      {isThere === true && <VisuallyHidden> ({there})</VisuallyHidden>}
    </span>
    {isThere === false && addAt !== undefined && (
      <Link href={addAt} aria-label={copy.addIt(name)}>
        Add
      </Link>
    )}
  </li>
)
