import { useId, useRef, type ReactNode } from 'react'
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
  const move = (by: 1 | -1) => {
    const { current } = list
    current?.scrollBy({ left: by * current.clientWidth * 0.8, behavior: 'smooth' })
  }
  return (
    <div className={s.carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard */}
      <ul className={s.list} id={id} ref={list} tabIndex={0} aria-label={label}>
        {items.map(item => (
          <li key={keyOf(item)} className={s.item}>
            {children(item)}
          </li>
        ))}
      </ul>
      <div className={s.buttons}>
        <button type="button" className={s.button} aria-controls={id} onClick={() => move(-1)}>
          <ChevronIcon className={s.back} />
          <span className="visually-hidden">Back</span>
        </button>
        <button type="button" className={s.button} aria-controls={id} onClick={() => move(1)}>
          <ChevronIcon className={s.on} />
          <span className="visually-hidden">On</span>
        </button>
      </div>
    </div>
  )
}
