import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import s from './copy-list.module.css'
import { CopyIcon, TickIcon } from './icons.tsx'

export interface CopyItem {
  label: string
  value: string
  /** What is said where an empty value is the right one. */
  empty?: string
}

export interface CopyListProps {
  label: string
  items: readonly CopyItem[]
  /** Said where nothing is known yet. */
  missing: string
}

/** What is copied into somebody else's form, letter for letter: one press each. */
export function CopyList({ label, items, missing }: CopyListProps) {
  return (
    <dl className="stack" aria-label={label}>
      {items.map(item => (
        <div key={item.label} className={classes('ruled pad-y-1', s.row)}>
          <dt>{item.label}</dt>
          <dd>
            {item.value === '' ? (
              <span className="dim">{item.empty ?? missing}</span>
            ) : (
              <Copied label={item.label} value={item.value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Outcome = 'copied' | 'refused'

function Copied({ label, value }: Pick<CopyItem, 'label' | 'value'>) {
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [outcome])
  // A browser may forbid it, or have no clipboard: the value stays there to be selected.
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      )
  return (
    <>
      <span className={s.value}>{value}</span>
      <button type="button" className={s.copy} aria-label={`Copy ${label}`} onClick={() => void copy()}>
        {outcome === 'copied' ? <TickIcon size={18} /> : <CopyIcon size={18} />}
        <span aria-hidden="true">{outcome === 'copied' ? 'Copied' : 'Copy'}</span>
      </button>
      <span role="status" className={outcome === 'refused' ? 'across pad-bottom-2 text-1 brick' : 'visually-hidden'}>
        {outcome === 'copied' && `${label} copied`}
        {outcome === 'refused' && 'Your browser does not let us copy. Select it and copy it by hand.'}
      </span>
    </>
  )
}

const shownFor = 3000
