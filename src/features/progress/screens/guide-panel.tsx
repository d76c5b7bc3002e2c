import type { Guide, GuidePoint } from '#src/journey/guide.ts'
import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { Fold } from '#src/ui/fold.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './progress.module.css'
import { SourceMark } from './source-mark.tsx'

type GuidePanelProps = {
  guide: Guide
  /** On a page that is for something else, its points open below its first line. */
  isFolded?: boolean
}

/** A step that the student does alone: what to know, and where we know it from. */
export function GuidePanel({ guide: { lede, points }, isFolded = false }: GuidePanelProps) {
  return (
    <div className="stack-3 medium below-4">
      {isFolded && points.length > 0 ? (
        <Fold summary={lede}>
          <GuidePoints points={points} />
        </Fold>
      ) : (
        <>
          <p>{lede}</p>
          <GuidePoints points={points} />
        </>
      )}
    </div>
  )
}

/** Each with the number of its source, and the sources behind one mark. */
export function GuidePoints({ points: released }: { points: readonly GuidePoint[] }) {
  const points = useReadPoints(released)
  const sources = [...new Set(points.flatMap(point => point.source ?? []))]
  if (points.length === 0) return null
  return (
    <>
      <ul className={classes('stack-2 points', s.points)}>
        {points.map(point => (
          <li key={point.text}>
            {point.text}
            {point.source !== undefined && sources.length > 1 && <sup>{sources.indexOf(point.source) + 1}</sup>}
          </li>
        ))}
      </ul>
      <SourceMark of={sources} />
    </>
  )
}
