import * as copy from '../copy.ts'
import type { Month } from '../rules.ts'
import { lakhs, shortMonth } from './months.ts'
import s from './money.module.css'

const [barWidth, height, top, foot] = [34, 180, 22, 26]

/** For the eye alone: the sentence above says the lowest month, and the table says all of it. */
export function CoursePicture({ months, lowest }: { months: readonly Month[]; lowest: Month | undefined }) {
  const levels = months.flatMap(({ comes, goes, left }) => (lowest === undefined ? [goes] : [comes, goes, left]))
  const [most, least] = [Math.max(1, ...levels), Math.min(0, ...levels)]
  const yOf = (paise: number) => top + ((most - paise) / (most - least)) * height
  const xOf = (index: number) => index * barWidth + barWidth / 2
  const width = Math.max(months.length * barWidth, 120)
  const line = months.map(({ left }, index) => `${xOf(index)},${yOf(left)}`).join(' ')
  // As wide as its place: where months are many, not each is named.
  const every = Math.ceil(months.length / 8)
  const text = 13 * Math.max(1, width / 420)
  const low = lowest === undefined ? -1 : months.indexOf(lowest)
  return (
    <div className="stack-2">
      <svg
        aria-hidden="true"
        className={s.picture}
        viewBox={`0 0 ${width} ${top + height + foot}`}
        fontFamily="Figtree, system-ui, sans-serif"
        fontSize={text}
      >
        {months.map(({ month, comes, goes }, index) => (
          <g key={month}>
            {lowest !== undefined && comes > 0 && (
              <rect
                x={xOf(index) - 12}
                y={yOf(comes)}
                width={11}
                height={yOf(0) - yOf(comes)}
                fill="none"
                stroke="var(--coach)"
                strokeWidth={2}
              />
            )}
            {goes > 0 && (
              <rect
                x={lowest === undefined ? xOf(index) - 8 : xOf(index) + 1}
                y={yOf(goes)}
                width={lowest === undefined ? 16 : 11}
                height={yOf(0) - yOf(goes)}
                fill="var(--coach)"
              />
            )}
            <text x={xOf(index)} y={top + height + 18} textAnchor="middle" fill="var(--ink-3)">
              {index % every === 0 ? shortMonth(month) : ''}
            </text>
          </g>
        ))}
        <line x1={0} x2={width} y1={yOf(0)} y2={yOf(0)} stroke="var(--ink-3)" />
        {lowest !== undefined && (
          <>
            <polyline points={line} fill="none" stroke="var(--board-deep)" strokeWidth={3} strokeLinejoin="round" />
            <circle cx={xOf(low)} cy={yOf(lowest.left)} r={6} fill="var(--board)" stroke="var(--ink)" strokeWidth={2} />
            <text
              x={Math.min(Math.max(xOf(low), 40), width - 40)}
              y={Math.max(yOf(lowest.left) - 12, 12)}
              textAnchor="middle"
              fontWeight="700"
              fill="var(--ink)"
              stroke="var(--ground)"
              strokeWidth={text / 3}
              paintOrder="stroke"
            >
              {lakhs(lowest.left)}
            </text>
          </>
        )}
      </svg>
      <p className={s.key}>
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
