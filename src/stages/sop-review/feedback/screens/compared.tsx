import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { changesBetween, countChanges, type Change } from './changes.ts'
import s from './feedback.module.css'

type ComparedProps = { before: string; after: string }

/** What changed from one version to the next, within the text. It brings the library that finds it: see what-changed.tsx. */
export function Compared({ before, after }: ComparedProps) {
  const changes = changesBetween(before, after)
  const { added, removed } = countChanges(changes)
  if (before === after) return <p>Nothing changed.</p>
  return (
    <div className={s.compared}>
      <p className={s.legend}>
        <ins className={s.added}>{counted(added)} added</ins>
        <del className={s.removed}>{counted(removed)} removed</del>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the keyboard */}
      <section className={s.text} tabIndex={0} aria-label="What changed">
        {changes.map((change, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may change twice
          <Shown key={index} change={change} />
        ))}
      </section>
    </div>
  )
}

/** Lines and strokes for sighted readers, words for screen readers. */
function Shown({ change: { kind, text } }: { change: Change }) {
  if (kind === 'same') return text
  const Mark = kind === 'added' ? 'ins' : 'del'
  return (
    <Mark className={s[kind]}>
      <VisuallyHidden>{kind === 'added' ? ' Added: ' : ' Removed: '}</VisuallyHidden>
      {text}
      <VisuallyHidden> (end) </VisuallyHidden>
    </Mark>
  )
}

const counted = (count: number): string => `${count} ${count === 1 ? 'word' : 'words'}`
