import type { ReactNode } from 'react'
import { Tag } from '#src/ui/tag.tsx'
import type { EarlierRemark, EarlierShown } from './earlier.tsx'
import { classes } from '#src/ui/classes.ts'
import { earlierId } from './marks.ts'
import s from './sop-desk.module.css'
import { Said } from './said.tsx'

type EarlierListProps = { earlier: EarlierShown; selected: readonly string[]; onSelect: (id: string) => void }

/** What was said of a version before: first what is found again, then that whose words are gone. */
export function EarlierList({ earlier: { number, remarks }, selected, onSelect }: EarlierListProps) {
  const isOrphaned = ({ found }: EarlierRemark) => found?.state === 'orphaned'
  const orphaned = remarks.filter(isOrphaned)
  const cards = (of: readonly EarlierRemark[]) =>
    of.map(one => (
      <EarlierCard
        key={one.remark.id}
        one={one}
        isSelected={selected.includes(earlierId(one.remark))}
        onSelect={() => onSelect(earlierId(one.remark))}
      />
    ))
  return (
    <>
      <Part title={`Said of version ${number}`}>
        {remarks.length === 0 && <p className="quiet">Nothing was said of it.</p>}
        {cards(remarks.filter(one => !isOrphaned(one)))}
      </Part>
      {orphaned.length > 0 && <Part title="Orphaned: these words are gone">{cards(orphaned)}</Part>}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="heads-4 stack-3" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

type EarlierCardProps = { one: EarlierRemark; isSelected: boolean; onSelect: () => void }

function EarlierCard({ one: { remark, found }, isSelected, onSelect }: EarlierCardProps) {
  const { place } = remark
  return (
    <div
      className={classes(
        'stack-2 box quoted pad-4 pad-y-3 breakable',
        s.card,
        s.before,
        isSelected && s.remarksSelected,
      )}
      data-mark={earlierId(remark)}
      tabIndex={-1}
    >
      {place === null && <h3 className={s.whole}>On the whole</h3>}
      {place !== null && found?.state === 'orphaned' && <blockquote className={s.quote}>{place.quote}</blockquote>}
      {place !== null && found !== null && found.state !== 'orphaned' && (
        <button type="button" className={s.words} aria-pressed={isSelected} onClick={onSelect}>
          <Tag>{found.state === 'same' ? 'Same place' : 'Moved'}</Tag>
          <span className={s.quote}>{place.quote}</span>
        </button>
      )}
      <Said remark={remark} />
    </div>
  )
}
