import type { PointerEvent } from 'react'
import { classes } from '#src/ui/classes.ts'
import { corners, pulled, type Box } from '../rules.ts'
import s from './fixing.module.css'
import { useStyles, type Style } from '#src/ui/style.ts'

type FrameProps = { box: Box; onChange: (box: Box) => void; name: string; isBar?: boolean }

const step = 0.02
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** A box over the picture, with a handle at each corner: for a thumb, a mouse, and the arrow keys. */
export function Frame({ box, onChange, name, isBar = false }: FrameProps) {
  const styled = useStyles()
  const style: Style = {
    '--left': `${box.left * 100}%`,
    '--top': `${box.top * 100}%`,
    '--right': `${(1 - box.right) * 100}%`,
    '--bottom': `${(1 - box.bottom) * 100}%`,
  }
  return (
    <div className={classes(s.frame, isBar && s.bar)} {...styled(style)}>
      {corners.map(corner => (
        <button
          key={corner}
          type="button"
          className={classes(s.handle, s[corner])}
          aria-label={`${name}: ${corner.replace('-', ' ')} corner`}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) onChange(pulled(box, corner, moveOf(event)))
          }}
          onKeyDown={event => {
            const by = arrows[event.key]
            if (by === undefined) return
            event.preventDefault()
            onChange(pulled(box, corner, by))
          }}
        />
      ))}
    </div>
  )
}

/** How far the pointer went, in parts of the picture. */
function moveOf({ currentTarget, movementX, movementY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const picture = currentTarget.parentElement?.parentElement?.getBoundingClientRect()
  return picture === undefined ? { x: 0, y: 0 } : { x: movementX / picture.width, y: movementY / picture.height }
}
