import * as copy from '../copy.ts'
import type { Month } from '../rules.ts'
import { lakhs, monthNames, ticksIn } from './months.ts'
import { classes } from '#src/ui/classes.ts'
import s from './money.module.css'

type CoursePictureProps = { months: readonly Month[]; lowest: Month | undefined }

/** For the eye alone: the sentence above says the lowest month, and the table says all of it. */
export function CoursePicture({ months, lowest }: CoursePictureProps) {
  const bars = months.map(month => ({
    ...month,
    level: lowest === undefined ? month.goes : month.left,
    isEstimated: lowest === undefined ? month.isGoesEstimated : month.isLeftEstimated,
  }))
  const levels = bars.map(({ level }) => level)
  const [most, least] = [Math.max(1, ...levels), Math.min(0, ...levels)]
  // In percent of its place, whatever that is, so that letters keep their size.
  const yOf = (paise: number) => ((most - paise) / (most - least)) * 100
  const across = 100 / months.length
  const xOf = (index: number) => across * (index + 0.5)
  // Where months are many, not each is named.
  const names = monthNames(
    months.map(({ month }) => month),
    Math.ceil(months.length / 5),
  )
  return (
    <div className="stack-2">
      <div className={s.chart}>
        <svg className={s.picture} aria-hidden="true">
          <Hatch />
          {ticksIn(least, most).map(({ paise, words }) => (
            <g key={paise}>
              <line x1="0%" x2="100%" {...level(yOf(paise))} stroke={paise === 0 ? 'var(--ink-3)' : 'var(--line)'} />
              <text x="0%" y={`${yOf(paise)}%`} dx="-0.6em" dy="0.35em" textAnchor="end" fill="var(--ink-2)">
                {words}
              </text>
            </g>
          ))}
          {bars.map(({ month, level, isEstimated }, index) => (
            <rect
              key={month}
              x={`${xOf(index) - across * 0.38}%`}
              width={`${across * 0.76}%`}
              y={`${Math.min(yOf(level), yOf(0))}%`}
              height={`${level === 0 ? 0 : Math.max(0.8, Math.abs(yOf(0) - yOf(level)))}%`}
              rx={1.5}
              {...inkOf({ level, isEstimated, isLowest: month === lowest?.month })}
            />
          ))}
          {names.map((name, index) => (
            <text
              key={months[index]?.month}
              className={index === 0 ? undefined : s.minor}
              {...inside(xOf(index))}
              y="100%"
              dy="1.6em"
              fill="var(--ink-2)"
            >
              {name}
            </text>
          ))}
          {lowest !== undefined && (
            <>
              {comingIn(months).map(({ x, words, month }) => (
                <Over key={month.month} {...x} y={yOf(Math.max(0, month.left))} words={words} />
              ))}
              <line
                x1={`${xOf(months.indexOf(lowest))}%`}
                x2={`${xOf(months.indexOf(lowest))}%`}
                y1="-4%"
                y2={`${yOf(Math.max(0, lowest.left)) - 2}%`}
                stroke="var(--ink)"
                strokeWidth={2}
              />
              <Over {...beside(xOf(months.indexOf(lowest)))} y={0} words={lakhs(lowest.left)} isLowest />
            </>
          )}
        </svg>
      </div>
      {bars.some(({ isEstimated }) => isEstimated) && (
        <p className={classes('wrap gap-4 lines-0', s.key)}>
          <span>
            <i className={s.solid} aria-hidden="true" /> {copy.course.known}
          </span>
          <span>
            <i className={s.hatched} aria-hidden="true" /> {copy.estimate}
          </span>
        </p>
      )}
    </div>
  )
}

const level = (y: number) => ({ y1: `${y}%`, y2: `${y}%` })

/** Stripes for what is partly a guess, in the colours of the scheme. */
const Hatch = () => (
  <defs>
    {(['rail', 'brick', 'ink'] as const).map(colour => (
      <pattern
        key={colour}
        id={`hatch-${colour}`}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={5} height={5} fill="var(--surface)" />
        <rect width={2} height={5} fill={`var(--${colour})`} />
      </pattern>
    ))}
  </defs>
)

/** Brick below nothing, ink for the lowest month, blue for the others. */
function inkOf({ level, isEstimated, isLowest }: { level: number; isEstimated: boolean; isLowest: boolean }) {
  const colour = level < 0 ? 'brick' : isLowest ? 'ink' : 'rail'
  if (!isEstimated) return { fill: `var(--${colour})` }
  return { fill: `url(#hatch-${colour})`, stroke: `var(--${colour})`, strokeWidth: 1.2 }
}

/** '+9 family' over the bar of the month in which it comes, where on a phone no words and no higher bar are in its way. */
function comingIn(months: readonly Month[]) {
  const across = 100 / months.length
  let end = -Infinity
  return months.flatMap((month, index) => {
    if (month.comes <= 0) return []
    const [kind] = month.kinds
    const sum = `+${lakhs(month.comes).replace(/^₹| lakh$/g, '')}`
    const words = kind !== undefined && month.kinds.length === 1 ? `${sum} ${copy.course.comingIn[kind]}` : sum
    const wide = words.length * 2.8
    const from = Math.min(across * index, 100 - wide)
    const under = months.slice(Math.floor(from / across), Math.ceil((from + wide) / across))
    if (from < end || under.some(({ left }) => left > month.left)) return []
    end = from + wide
    return { x: { x: `${from}%`, textAnchor: 'start' } as const, words, month }
  })
}

/** Words about a place, which begin or end at the edge near it. */
function inside(x: number) {
  if (x < 12) return { x: '0%', textAnchor: 'start' } as const
  return x > 88 ? ({ x: '100%', textAnchor: 'end' } as const) : ({ x: `${x}%`, textAnchor: 'middle' } as const)
}

type OverProps = {
  x: string
  textAnchor: 'start' | 'end'
  y: number
  words: string
  isLowest?: boolean
}

/** Towards the side with more room, however large the letters are. */
const beside = (x: number) => ({ x: `${x}%`, textAnchor: x < 30 ? 'start' : 'end' }) as const

/** Over a bar; the sum of the lowest month stands above all of them. */
const Over = ({ x, textAnchor, y, words, isLowest = false }: OverProps) => (
  <text
    x={x}
    textAnchor={textAnchor}
    y={`${y}%`}
    dy={isLowest ? '-1.5em' : '-0.5em'}
    className={isLowest ? undefined : s.minor}
    fontWeight="600"
    fill="var(--ink)"
    stroke="var(--ground)"
    strokeWidth={4}
    paintOrder="stroke"
  >
    {words}
  </text>
)
