import { classes } from './classes.ts'
import { clearHeight, donePath, fittingNames, spots, trackPath } from './route-shape.ts'
import type { Spot } from './route-shape.ts'
import s from './route-strip.module.css'
import { Link } from './link.tsx'
import { stationWords, type Station } from './station.ts'
import { useStyles, type Style } from './style.ts'

export interface StripStation extends Station {
  /** Where its dot leads; the two ends lead nowhere. */
  href?: string | undefined
  /** Written beside its dot where there is room. The two ends always are, and `now` on its board. */
  named?: boolean | undefined
}

export interface RouteStripProps {
  /** What the picture says: 'Four of eight done. Next: Health Insurance.' */
  label: string
  stations: readonly StripStation[]
}

const nowhere: Spot = { x: 0, y: 100, pull: 'start' }
const pulls = { start: '8px', middle: '50%', end: 'calc(100% - 8px)' }

/** The journey from home to campus, each stop of which leads to its stage, in HTML on an SVG track so that words never shrink with it. */
export function RouteStrip({ label, stations }: RouteStripProps) {
  const line = spots(stations.length)
  const path = trackPath(line)
  const done = donePath(
    line,
    stations.map(({ share }) => share),
  )
  const names = fittingNames(line, stations.map(nameOf))

  // Without anything to press it is a picture.
  const Frame = stations.some(({ href }) => href !== undefined) ? 'nav' : 'div'

  return (
    <Frame className={s.strip} aria-label={label} {...(Frame === 'div' && { role: 'img' })}>
      <div className={s.room}>
        <div className={s.field}>
          <svg className={s.tracks} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={s.bed} d={path} />
            <path className={s.gap} d={path} />
            <path className={s.done} d={done} />
          </svg>
          {stations.map((station, at) => (
            <Stop
              key={station.id}
              station={station}
              line={line}
              spot={line[at] ?? nowhere}
              isNamed={names[at] ?? false}
              isEnd={at === 0 || at === stations.length - 1}
              isLast={at === stations.length - 1}
            />
          ))}
        </div>
      </div>
    </Frame>
  )
}

/** The stop with the board is named there; the ends always are; the others if they ask for it. */
function nameOf(station: StripStation, at: number, all: readonly StripStation[]): string | undefined {
  if (station.state === 'now') return undefined
  return station.named || at === 0 || at === all.length - 1 ? station.label : undefined
}

interface StopProps {
  station: StripStation
  line: readonly Spot[]
  spot: Spot
  isNamed: boolean
  isEnd: boolean
  isLast: boolean
}

function Stop({ station, line, spot, isNamed, isEnd, isLast }: StopProps) {
  const styled = useStyles()
  const vars: Style = {
    '--x': `${spot.x}%`,
    '--y': `${spot.y}%`,
    '--pull': pulls[spot.pull],
    '--hang-narrow': `${clearHeight(line, spot.x, 60)}%`,
    '--hang-wide': `${clearHeight(line, spot.x, 36)}%`,
  }
  const isNow = station.state === 'now'

  const name = `${station.label}, ${stationWords[station.state]}`
  return (
    <span {...styled(vars)}>
      <span aria-hidden="true">
        {isNow && <span className={s.post} />}
        <span className={classes(s.dot, s[station.state], isLast && !isNow && s.end)} />
        {isNow && <span className={s.board}>{station.label}</span>}
        {isNamed && <span className={classes(s.name, isEnd ? s.terminus : s.between)}>{station.label}</span>}
      </span>
      {station.href !== undefined && <Link href={station.href} className={s.stop} title={name} aria-label={name} />}
    </span>
  )
}
