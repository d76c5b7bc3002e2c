import * as copy from '../copy.ts'
import type { Month } from '../rules.ts'
import { lakhs, shortMonth } from './months.ts'
import { classes } from '#src/ui/classes.ts'
import s from './money.module.css'

/** For the eye alone: the sentence above says the lowest month, and the table says all of it. */
export function CoursePicture({ months, lowest }: { months: readonly Month[]; lowest: Month | undefined }) {
  const levels = months.flatMap(({ comes, goes, left }) => (lowest === undefined ? [goes] : [comes, goes, left]))
  const [most, least] = [Math.max(1, ...levels), Math.min(0, ...levels)]
  // In percent of its place, whatever that is, so that letters keep their size.
  const yOf = (paise: number) => ((most - paise) / (most - least)) * 100
  const across = (count: number) => (count / months.length) * 100
  const xOf = (index: number) => across(index + 0.5)
  // Where months are many, not each is named.
  const every = Math.ceil(months.length / 5)
  const bar = (paise: number, index: number, shift: number, width: number) => ({
    x: `${xOf(index) + across(shift)}%`,
    y: `${yOf(paise)}%`,
    width: `${across(width)}%`,
    height: `${yOf(0) - yOf(paise)}%`,
  })
  return (
    <div className="stack-2">
      <svg className={s.picture} aria-hidden="true">
        {months.map(({ month, comes, goes }, index) => (
          <g key={month}>
            {lowest !== undefined && comes > 0 && (
              <rect {...bar(comes, index, -0.36, 0.33)} fill="none" stroke="var(--coach)" strokeWidth={2} />
            )}
            {goes > 0 && (
              <rect
                {...(lowest === undefined ? bar(goes, index, -0.24, 0.48) : bar(goes, index, 0.03, 0.33))}
                fill="var(--coach)"
              />
            )}
            {index % every === 0 && (
              <text {...inside(xOf(index))} y="100%" dy="1.6em" fill="var(--ink-3)">
                {shortMonth(month)}
              </text>
            )}
          </g>
        ))}
        <line x1="0%" x2="100%" y1={`${yOf(0)}%`} y2={`${yOf(0)}%`} stroke="var(--ink-3)" />
        {lowest !== undefined && (
          <>
            {months.slice(1).map(({ month, left }, index) => (
              <line
                key={month}
                x1={`${xOf(index)}%`}
                y1={`${yOf(months[index]?.left ?? 0)}%`}
                x2={`${xOf(index + 1)}%`}
                y2={`${yOf(left)}%`}
                stroke="var(--board-deep)"
                strokeWidth={3}
                strokeLinecap="round"
              />
            ))}
            <Lowest x={xOf(months.indexOf(lowest))} y={yOf(lowest.left)} words={lakhs(lowest.left)} />
          </>
        )}
      </svg>
      <p className={classes('wrap gap-4 lines-0', s.key)}>
        {lowest !== undefined && (
          <span>
            <i className={s.keyComes} aria-hidden="true" /> {copy.course.comes}
          </span>
        )}
        <span>
          <i className={s.keyGoes} aria-hidden="true" /> {copy.course.goes}
        </span>
        {lowest !== undefined && (
          <span>
            <i className={s.keyLeft} aria-hidden="true" /> {copy.course.left}
          </span>
        )}
      </p>
    </div>
  )
}

/** Words about a place, which begin or end at the edge near it. */
function inside(x: number) {
  if (x < 12) return { x: '0%', textAnchor: 'start' } as const
  return x > 88 ? ({ x: '100%', textAnchor: 'end' } as const) : ({ x: `${x}%`, textAnchor: 'middle' } as const)
}

/** A dot on the line, and its sum above it. */
const Lowest = ({ x, y, words }: { x: number; y: number; words: string }) => (
  <>
    <circle cx={`${x}%`} cy={`${y}%`} r={6} fill="var(--board)" stroke="var(--ink)" strokeWidth={2} />
    <text
      {...inside(x)}
      y={`${y}%`}
      dy="-0.8em"
      fontWeight="600"
      fill="var(--ink)"
      stroke="var(--ground)"
      strokeWidth={5}
      paintOrder="stroke"
    >
      {words}
    </text>
  </>
)
