import { useEffect, useRef, type PointerEvent } from 'react'
import type { Size } from '#src/values/picture-size.ts'
import { Guides } from '../../screens/guides.tsx'
import * as copy from '../rules.ts'
import { movedSquare, nearnessOf, scaledSquare, sideAt, type Square } from '../rules.ts'
import { drawSquare } from './sheet.ts'
import s from '#src/features/documents/photo/screens/photo.module.css'

type SquareFrameProps = {
  picture: ImageBitmap
  turns: number
  photo: Size
  square: Square
  onChange: (square: Square) => void
}

/** In parts of the square: the photo goes where the arrow points. */
const step = 0.02
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
}
const nearer: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': -2 }

/** The photo as it will be, under the guides: for a thumb or two, a mouse, and the keyboard. */
export function SquareFrame({ picture, turns, photo, square, onChange }: SquareFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  useEffect(() => {
    if (canvas.current !== null) drawSquare(canvas.current, picture, turns, square)
  }, [picture, turns, square])
  const move = (by: { x: number; y: number }) =>
    onChange(movedSquare(square, { x: by.x * square.side, y: by.y * square.side }, photo))

  function follow({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(pointerId)
    if (before === undefined) return
    const width = currentTarget.getBoundingClientRect().width
    const apart = distanceOf(fingers.current)
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    if (apart === undefined) return move({ x: (before.x - clientX) / width, y: (before.y - clientY) / width })
    const now = distanceOf(fingers.current)
    if (now !== undefined && now > 0) onChange(scaledSquare(square, (square.side * apart) / now, photo))
  }

  return (
    <div className={s.square}>
      <canvas ref={canvas} className="fill" />
      <Guides className={s.guides} />
      <button
        type="button"
        className={s.over}
        aria-label={copy.frame}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={follow}
        onPointerUp={event => fingers.current.delete(event.pointerId)}
        onPointerCancel={event => fingers.current.delete(event.pointerId)}
        onKeyDown={event => {
          const [by, more] = [arrows[event.key], nearer[event.key]]
          if (by === undefined && more === undefined) return
          event.preventDefault()
          if (by !== undefined) move(by)
          if (more !== undefined) onChange(scaledSquare(square, sideAt(nearnessOf(square, photo) + more, photo), photo))
        }}
      />
    </div>
  )
}

/** Between two fingers; undefined where there is one. */
function distanceOf(fingers: ReadonlyMap<number, { x: number; y: number }>): number | undefined {
  const [one, other] = [...fingers.values()]
  return one === undefined || other === undefined ? undefined : Math.hypot(one.x - other.x, one.y - other.y)
}
