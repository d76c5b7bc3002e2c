import { useEffect, useState } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import s from './slider.module.css'
import { useStyles, type Style } from './style.ts'

export interface SliderProps extends FieldProps {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** How the value is said, in sight and aloud: '18 months'. */
  words: string
  /** What moving it does; stands beside it while it is moved. */
  help?: string | undefined
}

/** The help goes half a second after the hand has left. */
const helpStays = 500

export function Slider({ value, onChange, min, max, step, words, help, ...field }: SliderProps) {
  const styled = useStyles()
  const [isMoved, setIsMoved] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld || !isMoved) return
    const timer = setTimeout(() => setIsMoved(false), helpStays)
    return () => clearTimeout(timer)
  }, [isHeld, isMoved, value])
  const style: Style = { '--filled': `${max === min ? 0 : ((value - min) / (max - min)) * 100}%` }
  return (
    <Field {...field}>
      {wiring => (
        <div className={s.slider}>
          <input
            {...wiring}
            type="range"
            className={s.range}
            {...styled(style)}
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={words}
            onChange={event => {
              setIsMoved(true)
              onChange(Number(event.currentTarget.value))
            }}
            onPointerDown={() => setIsHeld(true)}
            onPointerUp={() => setIsHeld(false)}
            onPointerCancel={() => setIsHeld(false)}
          />
          <span role="status" className={s.words}>
            {words}
          </span>
          {help !== undefined && isMoved && <p className="quiet across">{help}</p>}
        </div>
      )}
    </Field>
  )
}
