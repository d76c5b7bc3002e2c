import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { countdown, nearness } from '../countdown/rules.ts'

/** Ticks by itself, so that nothing around it is drawn again. It is read out only when it has come a good deal nearer. */
export function Countdown({ to, ahead }: { to: string; ahead: number }) {
  const [left, setLeft] = useState(() => secondsTo(to, ahead))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(to, ahead)), 1000)
    return () => clearInterval(timer)
  }, [to, ahead])
  return (
    <>
      <p className="text-4 headline tabular" role="timer" aria-live="off">
        {countdown(left)}
      </p>
      <VisuallyHidden>
        <output>{nearness(left)}</output>
      </VisuallyHidden>
    </>
  )
}

const secondsTo = (to: string, ahead: number): number => Math.ceil((Date.parse(to) - Date.now() - ahead) / 1000)
