import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import * as copy from '../rules.ts'

/** How many of a list are asked for, and more of them by a press. */
export function useMost(): { most: number; showMore: () => void } {
  const [most, setMost] = useState(copy.mostShown)
  return { most, showMore: () => setMost(Math.min(copy.mostListed, most + copy.mostShown)) }
}

type CutProps = { shown: number; most: number; all?: number | undefined; onMore: () => void }

/** A list that goes on says so. */
export function Cut({ shown, most, all, onMore }: CutProps) {
  if (shown < most || shown === all) return null
  return (
    <div className="row-3">
      <span role="status">{copy.cut(shown, all)}</span>
      {most < copy.mostListed && <Button onClick={onMore}>{copy.showMore}</Button>}
    </div>
  )
}
