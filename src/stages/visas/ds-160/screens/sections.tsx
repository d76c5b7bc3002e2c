import type { GuidePoint } from '#src/journey/guide.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Link } from '#src/ui/link.tsx'
import { classes } from '#src/ui/classes.ts'
import { useKept } from '#src/ui/drafts.ts'
import { useReadPoints } from '#src/features/dated-facts/screens/use-facts.ts'
import { useStep } from '#src/features/progress/screens/use-step.ts'
import { SourceMark } from '#src/features/progress/screens/source-mark.tsx'
import s from './ds-160.module.css'

type Section = {
  name: string
  asks: string
  tips: readonly GuidePoint[]
  /** A tool of ours for it. */
  link?: { href: string; title: string }
}

type SectionsProps = {
  /** What the ticks are kept under. */
  site: 'ds-160' | 'appointment'
  owner: string
  sections: readonly Section[]
}

/** A site, section by section. What is ticked is kept on this device; after a refusal all of it is done again. */
export function Sections(props: SectionsProps) {
  const round = useStep('visas', 'DS160')?.again?.number ?? 1
  return <SectionsOf key={round} {...props} round={round} />
}

/** What each asks and where people stumble. */
function SectionsOf({ site, owner, sections, round }: SectionsProps & { round: number }) {
  const place = round === 1 ? `${site}-sections` : `${site}-sections-${round}`
  const [done, setDone] = useKept<readonly string[]>(place, owner, { otherwise: [], isIt: areNames })
  const next = sections.find(({ name }) => !done.includes(name))?.name
  return (
    <section className="stack-3" aria-labelledby={`${site}-sections`}>
      <h3 id={`${site}-sections`}>
        Section by section <span className={s.count}>{`${done.length} of ${sections.length} done`}</span>
      </h3>
      <ol className={classes('stack list', s.sections)}>
        {sections.map(({ name, asks, tips, link }) => (
          <li className="ruled" key={name}>
            <details open={name === next}>
              <summary data-done={done.includes(name) || undefined}>{name}</summary>
              <p>{asks}</p>
              <Tips of={tips} />
              {link !== undefined && <Link href={link.href}>{link.title}</Link>}
              <Checkbox
                name={name}
                label="Done and saved"
                value={done.includes(name)}
                onChange={isDone => setDone(isDone ? [...done, name] : done.filter(other => other !== name))}
              />
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Tips({ of }: { of: readonly GuidePoint[] }) {
  const tips = useReadPoints(of)
  return (
    <>
      <ul>
        {tips.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <SourceMark of={[...new Set(tips.flatMap(({ source }) => source ?? []))]} />
    </>
  )
}

const areNames = (stored: unknown): stored is readonly string[] =>
  Array.isArray(stored) && stored.every(name => typeof name === 'string')
