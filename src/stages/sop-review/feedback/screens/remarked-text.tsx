import { useMemo, useRef, useState } from 'react'
import { Dialog } from '#src/ui/dialog.tsx'
import type { VersionView } from '../contract.ts'
import { MarkedText, remarkAnchor, showInText } from './marked-text.tsx'
import { nameOf, placedIn, type Placed } from './placed.ts'
import { RemarkCard } from './remark-card.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './feedback.module.css'

/** As the style sheet has it: from here on the remarks stand beside the text. */
const besideEachOther = '(min-width: 960px)'

/** The text and what was said of its words: beside it, or over it on a phone. */
export function RemarkedText({ version, isAsking }: { version: VersionView; isAsking: boolean }) {
  const placed = useMemo(() => placedIn(version.remarks), [version.remarks])
  const [current, setCurrent] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const looked = placed.filter(({ id }) => current.includes(id))
  const press = (ids: readonly string[]) => {
    setCurrent(ids)
    if (!matchMedia(besideEachOther).matches) return setOver(true)
    const card = list.current?.querySelector<HTMLElement>(`#${remarkAnchor(ids[0] ?? '')}`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest' })
  }
  const show = (id: string) => {
    setCurrent([id])
    showInText(id)
  }
  return (
    <div className={classes('stack-4', s.both)}>
      <MarkedText text={version.text} placed={placed} current={current} onPress={press} />
      {placed.length > 0 && (
        <section className={classes('stack-4', s.beside)} aria-labelledby="remarks">
          <h2 id="remarks" className="text-4">
            On your words
          </h2>
          <ol className="stack-3 list" ref={list}>
            {placed.map(({ id, remark, number }) => (
              <li
                key={id}
                id={remarkAnchor(id)}
                tabIndex={-1}
                className={s.item}
                data-current={current.includes(id) ? '' : undefined}
              >
                <RemarkCard remark={remark} number={number} isAsking={isAsking} onShow={() => show(id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Over looked={isOver ? looked : []} isAsking={isAsking} onClose={() => setOver(false)} />
    </div>
  )
}

/** On a phone the remark comes to the words, and goes again. */
function Over({ looked, isAsking, onClose }: { looked: readonly Placed[]; isAsking: boolean; onClose: () => void }) {
  return (
    <Dialog open={looked.length > 0} onClose={onClose} title={nameOf(looked).replace(/:.*/s, '')}>
      <div className="stack-3 list">
        {looked.map(({ id, remark, number }) => (
          <RemarkCard key={id} remark={remark} number={number} isAsking={isAsking} />
        ))}
      </div>
    </Dialog>
  )
}
