import { useCallback, useEffect, useId, useMemo, type ReactNode } from 'react'
import type { AtHand } from '#src/journey/outline.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { TickIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import * as copy from '../outline/copy.ts'
import s from './progress.module.css'
import { paperReaders, valueReaders, type ThereProps } from './slots.ts'

type Items = readonly AtHand[]

/** A paper that lies in the documents, and what is known of the person, has its tick; of the rest nobody knows but the student. */
export function HaveReady({ items }: { items: Items }) {
  const id = useId()
  const [Papers] = useGiven(paperReaders)
  const [Values] = useGiven(valueReaders)
  // Not one after the other: what the first reads would be there before the second, which would be drawn again for it.
  useEffect(() => void Values?.ready().catch(() => {}), [Values])
  // What is handed on stays the same: the readers come later, and are not drawn again before they are there.
  const papers = useMemo(
    () => items.flatMap(item => (typeof item !== 'string' && 'paper' in item ? [item.paper] : [])),
    [items],
  )
  const show = useCallback((stored: There) => <WithValues items={items} stored={stored} />, [items])
  return (
    <section className="stack-2" aria-labelledby={id}>
      <h3 id={id}>{copy.haveReady}</h3>
      {Papers === undefined || papers.length === 0 ? show(undefined) : <Papers names={papers} show={show} />}
    </section>
  )
}

function WithValues({ items, stored }: { items: Items; stored: There }) {
  const [Values] = useGiven(valueReaders)
  const values = useMemo(
    () => items.flatMap(item => (typeof item !== 'string' && 'values' in item ? item.values : [])),
    [items],
  )
  const show = useCallback(
    (known: There) => (
      <ul className={s.ready}>
        {items.map(item => (
          <Item key={typeof item === 'string' ? item : item.name} item={item} stored={stored} known={known} />
        ))}
      </ul>
    ),
    [items, stored],
  )
  return Values === undefined || values.length === 0 ? show(undefined) : <Values names={values} show={show} />
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
