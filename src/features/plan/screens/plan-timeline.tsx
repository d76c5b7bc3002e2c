import { useRef, useState, type PointerEvent } from 'react'
import { formatDay } from '#src/values/dates.ts'
import { things, type Thing } from '#src/plan/things.ts'
import * as copy from '../copy.ts'
import { whenWords, type Shown } from '../shown/rules.ts'
import { dayAt, head, left, lineHeight, timelineOf, type Mark, type Timeline } from '../timeline/rules.ts'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'

type PlanTimelineProps = {
  shown: readonly Shown[]
  today: Temporal.PlainDate
  onMove: (thing: Thing, day: Temporal.PlainDate) => void
}

type Dragged = { thing: Thing; x: number; y: number }

/** For the eye and the pointer alone: the list below says the same, and a form moves a date as well. */
export function PlanTimeline({ shown, today, onMove }: PlanTimelineProps) {
  const svg = useRef<SVGSVGElement>(null)
  const timeline = timelineOf(shown, today)
  const [dragged, setDragged] = useState<Dragged>()
  if (timeline === undefined) return null
  const xOf = ({ clientX }: PointerEvent): number => {
    const box = svg.current?.getBoundingClientRect()
    return box === undefined ? 0 : ((clientX - box.left) / box.width) * timeline.width
  }
  const drop = () => {
    const day = dragged && dayAt(dragged.x, timeline)
    if (dragged !== undefined && day !== undefined) onMove(dragged.thing, day)
    setDragged(undefined)
  }
  return (
    <div className={classes('box round-3 pad-4', s.picture)}>
      <svg
        ref={svg}
        viewBox={`0 0 ${timeline.width} ${timeline.height}`}
        className={s.timeline}
        aria-hidden="true"
        data-plan-picture=""
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize="13"
        onPointerMove={event => dragged !== undefined && setDragged({ ...dragged, x: xOf(event) })}
        onPointerCancel={() => setDragged(undefined)}
        // After the press has ended: a dialog that opens within it is dismissed by it.
        onLostPointerCapture={drop}
      >
        <Weeks timeline={timeline} />
        {timeline.lanes.map(({ lane, top, lines, marks }) => (
          <g key={lane}>
            <text x={0} y={top + lineHeight / 2 + 4} fontWeight="600" fill="var(--ink-2)">
              {copy.lanes[lane]}
            </text>
            <line
              x1={0}
              x2={timeline.width}
              y1={top + lines * lineHeight + 6}
              y2={top + lines * lineHeight + 6}
              stroke="var(--line)"
            />
            {marks.map(mark => (
              <DrawnMark
                key={mark.shown.thing}
                mark={mark}
                y={top + mark.line * lineHeight + lineHeight / 2}
                onGrab={event => {
                  event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId)
                  setDragged({ thing: mark.shown.thing, x: xOf(event), y: top + mark.line * lineHeight })
                }}
              />
            ))}
          </g>
        ))}
        {dragged !== undefined && <Ghost dragged={dragged} timeline={timeline} />}
      </svg>
    </div>
  )
}

function Weeks({ timeline: { months, height, todayX } }: { timeline: Timeline }) {
  return (
    <>
      {months.map(({ x, label }) => (
        <g key={label + x}>
          <line x1={x} x2={x} y1={head - 8} y2={height} stroke="var(--line)" />
          <text x={x + 4} y={14} fill="var(--ink-3)">
            {label}
          </text>
        </g>
      ))}
      <line x1={todayX} x2={todayX} y1={18} y2={height} stroke="var(--ink)" strokeWidth={2} />
      <rect x={todayX - 24} y={17} width={48} height={18} rx={3} fill="var(--ink)" />
      <text x={todayX} y={30} textAnchor="middle" fontWeight="600" fill="var(--ground)" fontSize="12">
        {copy.today}
      </text>
    </>
  )
}

const colours = { breaks: 'var(--brick)', tight: 'var(--tight)', fits: 'var(--rail)' } as const

type DrawnMarkProps = { mark: Mark; y: number; onGrab: (event: PointerEvent<SVGGElement>) => void }

function DrawnMark({ mark: { shown, x, from, limit, anchor }, y, onGrab }: DrawnMarkProps) {
  const { name, when, row } = shown
  const colour = row.word === undefined ? 'var(--ink-2)' : colours[row.word]
  const canMove = when.kind === 'on'
  const textX = anchor === 'start' ? Math.max(x, limit ?? 0) + 12 : x - 12
  return (
    <g className={canMove ? s.movable : undefined} onPointerDown={canMove ? onGrab : undefined}>
      <title>{`${name}: ${whenWords(when)}`}</title>
      {from !== x && (
        <line
          x1={from}
          x2={x}
          y1={y}
          y2={y}
          stroke={colour}
          strokeWidth={when.kind === 'between' ? 10 : 3}
          strokeLinecap="round"
          strokeOpacity={when.kind === 'between' ? 0.45 : 0.4}
        />
      )}
      {limit !== undefined && limit > x && (
        <>
          <line x1={x} x2={limit} y1={y} y2={y} stroke={colour} strokeWidth={2} strokeDasharray="2 4" />
          <line x1={limit} x2={limit} y1={y - 7} y2={y + 7} stroke={colour} strokeWidth={2.5} />
        </>
      )}
      {when.kind === 'by' ? (
        <path d={`M${x - 5} ${y - 6}L${x + 4} ${y}L${x - 5} ${y + 6}Z`} fill={colour} />
      ) : (
        when.kind !== 'between' && (
          <circle
            cx={x}
            cy={y}
            r={6}
            fill={when.kind === 'on' ? colour : 'var(--surface)'}
            stroke={colour}
            strokeWidth={2.5}
          />
        )
      )}
      <text
        paintOrder="stroke"
        stroke="var(--surface)"
        strokeWidth={4}
        x={textX}
        y={y + 4.5}
        textAnchor={anchor}
        fill={row.word === 'breaks' ? 'var(--brick)' : 'var(--ink)'}
        fontWeight={row.word === 'breaks' ? 600 : 400}
      >
        {name}
      </text>
    </g>
  )
}

function Ghost({ dragged: { x, y, thing }, timeline }: { dragged: Dragged; timeline: Timeline }) {
  const day = dayAt(x, timeline)
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={head - 4} y2={timeline.height} stroke="var(--ink)" strokeDasharray="4 4" />
      <text
        paintOrder="stroke"
        stroke="var(--surface)"
        strokeWidth={6}
        x={Math.max(x, left) + 6}
        y={y}
        fontWeight="600"
        fill="var(--ink)"
      >
        {`${things[thing].name}: ${day === undefined ? '' : formatDay(day)}`}
      </text>
    </g>
  )
}
