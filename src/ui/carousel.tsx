import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import s from './carousel.module.css'
import { ChevronIcon } from './icons.tsx'

export interface CarouselProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** A row of cards that one pushes along by hand, by key or with the buttons; nothing moves by itself. */
export function Carousel<Item>({ label, items, keyOf, children }: CarouselProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const scrolls = useOverflow(list)
  const move = (by: 1 | -1) => {
    const { current } = list
    current?.scrollBy({ left: by * current.clientWidth * 0.8 })
  }
  return (
    <div className="stack-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard */}
      <ul className={s.list} id={id} ref={list} tabIndex={0} aria-label={label}>
        {items.map(item => (
          <li key={keyOf(item)} className={s.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div className={s.buttons} hidden={!scrolls}>
        <button type="button" className={s.button} aria-controls={id} onClick={() => move(-1)}>
          <ChevronIcon className="turn-right" />
          <span className="visually-hidden">Back</span>
        </button>
        <button type="button" className={s.button} aria-controls={id} onClick={() => move(1)}>
          <ChevronIcon className="turn-left" />
          <span className="visually-hidden">On</span>
        </button>
      </div>
    </div>
  )
}

/** Where all fit there is nothing to push. */
function useOverflow(list: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = list
    if (current === null) return undefined
    const watch = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [list])
  return scrolls
}
