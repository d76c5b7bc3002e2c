import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FoldRow } from '#src/ui/fold-row.tsx'
import { ArrowIcon, ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/link.tsx'
import { classes } from '#src/ui/classes.ts'
import { useKept } from '#src/ui/drafts.ts'
import { StateMark } from '#src/ui/state-mark.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useWritten } from '#src/ui/written.ts'
import { Explained } from '#src/features/glossary/screens/word.tsx'
import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import type { Section } from '../copy.ts'
import { openAfter } from '../rules.ts'
import s from './ds-160.module.css'

type SectionsProps = {
  /** What the ticks are kept under. */
  site: 'ds-160' | 'appointment'
  owner: string
  sections: readonly Section[]
}

/** A site, one section at a time. What is ticked is kept on this device; after a refusal all of it is done again. */
export function Sections(props: SectionsProps) {
  const round = useStep('visas', 'DS160')?.again?.number ?? 1
  return <SectionsOf key={round} {...props} round={round} />
}

/** Where they stand in what a section asks. */
const explained = ['ds160', 'i20', 'ofc', 'sevis'] as const

/** What each asks and where people stumble: the first that is open, until one turns to another. */
function SectionsOf({ site, owner, sections, round }: SectionsProps & { round: number }) {
  const names = sections.map(({ name }) => name)
  const { done, tick } = useTicks(round === 1 ? `${site}-sections` : `${site}-sections-${round}`, owner)
  const [turned, setTurned] = useState<Turned>()
  const list = useRef<HTMLOListElement>(null)
  const at = turned?.at ?? openAfter(names, done, -1) ?? names.length - 1
  // What was pressed is out of sight then: the section has the keyboard, and begins at its top.
  useEffect(() => {
    if (turned?.isPressedAway === true) list.current?.children[turned.at]?.querySelector('h4')?.focus()
  }, [turned])
  const turn = (to: number, isPressedAway = false) => setTurned({ at: to, isPressedAway })
  const mark = (name: string, isDone: boolean) => {
    const next = isDone ? openAfter(names, [...done, name], at) : undefined
    tick(name, isDone)
    turn(next ?? at, next !== undefined)
  }
  return (
    <section className="stack-3" aria-labelledby={`${site}-sections`}>
      <div className="spread baseline gap-4 lines-0">
        <h3 id={`${site}-sections`}>Section by section</h3>
        <span className="quiet tabular">{`${done.length} of ${names.length} done`}</span>
      </div>
      <Pager names={names} done={done} at={at} onTurn={turn} />
      <ol ref={list} className={classes('stack-5 list', s.sections)}>
        {sections.map((section, index) => (
          <li key={section.name} className={classes('stack-3', index !== at && s.away)}>
            <SectionBody
              {...section}
              isDone={done.includes(section.name)}
              onDone={isDone => mark(section.name, isDone)}
            />
          </li>
        ))}
      </ol>
      <div className="screen-only">
        <FoldRow summary={`All ${names.length} sections`}>
          <Names names={names} done={done} at={at} onTurn={to => turn(to, true)} />
        </FoldRow>
      </div>
    </section>
  )
}

type Turned = { at: number; isPressedAway: boolean }

function useTicks(place: string, owner: string) {
  const [kept, setKept] = useKept<readonly string[]>(place, owner, { otherwise: [], isIt: areNames })
  // The server draws the page without what this device keeps.
  const done = useWritten() ? [] : kept
  return {
    done,
    tick: (name: string, isDone: boolean) => setKept(isDone ? [...done, name] : done.filter(other => other !== name)),
  }
}

type NamesProps = {
  names: readonly string[]
  done: readonly string[]
  at: number
  onTurn: (to: number) => void
}

/** How far one is, which section this is, and the ones beside it. The buttons stay where they are from section to section. */
function Pager({ names, done, at, onTurn }: NamesProps) {
  const beside = (by: -1 | 1, words: string) => {
    const isThere = names[at + by] !== undefined
    return (
      <button
        type="button"
        className="icon-button press"
        aria-label={words}
        aria-disabled={isThere ? undefined : true}
        onClick={() => isThere && onTurn(at + by)}
      >
        <ChevronIcon className={by < 0 ? 'turn-right' : 'turn-left'} />
      </button>
    )
  }
  return (
    <div className="screen-only">
      <div className={s.segments} aria-hidden="true">
        {names.map((name, index) => (
          <i key={name} data-is={index === at ? 'here' : done.includes(name) ? 'done' : undefined} />
        ))}
      </div>
      <div className="line apart above-1">
        <span role="status" className="quiet tabular">
          Section {at + 1} of {names.length}
          <VisuallyHidden>: {names[at]}</VisuallyHidden>
        </span>
        <span className={s.turn}>
          {beside(-1, 'Previous section')}
          {beside(1, 'Next section')}
        </span>
      </div>
    </div>
  )
}

/** To any of them at once; then the list is shut again. */
const Names = ({ names, done, at, onTurn }: NamesProps) => (
  <ol className="list">
    {names.map((name, index) => (
      <li key={name}>
        <button
          type="button"
          className={s.name}
          aria-current={index === at ? 'step' : undefined}
          onClick={event => {
            event.currentTarget.closest('details')?.removeAttribute('open')
            onTurn(index)
          }}
        >
          <StateMark tone={done.includes(name) ? 'done' : 'open'} />
          <span>
            {name}
            {done.includes(name) && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </button>
      </li>
    ))}
  </ol>
)

type SectionBodyProps = Section & { isDone: boolean; onDone: (isDone: boolean) => void }

function SectionBody({ name, asks, tips, link, isDone, onDone }: SectionBodyProps) {
  const points = useReadPoints(tips)
  return (
    <>
      <h4 tabIndex={-1}>{name}</h4>
      <p>
        <Explained of={explained}>{asks}</Explained>
      </p>
      <ul className="stack-2 points">
        {points.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <SourceMark of={[...new Set(points.flatMap(({ source }) => source ?? []))]} />
      {link !== undefined && <Link href={link.href}>{link.title}</Link>}
      <Checkbox name={name} label="Done and saved" value={isDone} onChange={onDone} />
    </>
  )
}

type SiteLinkProps = { site: { address: string; open: string }; isNext: boolean }

/** The site itself: these forbid being framed. */
export const SiteLink = ({ site: { address, open }, isNext }: SiteLinkProps) => (
  <ButtonLink kind={isNext ? 'primary' : 'quiet'} href={address} target="_blank" rel="noreferrer">
    {open}
    <ArrowIcon className={s.outward} />
    <VisuallyHidden>in a new tab</VisuallyHidden>
  </ButtonLink>
)

const areNames = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every(name => typeof name === 'string')
