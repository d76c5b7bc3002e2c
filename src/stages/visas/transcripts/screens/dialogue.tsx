import { classes } from '#src/ui/classes.ts'
import { type Line, speakerNames } from '../rules.ts'
import s from './transcripts.module.css'

/** Who said what: VO is the officer. */
export const Dialogue = ({ lines }: { lines: readonly Line[] }) => (
  <>
    <p className="quiet">
      {speakerNames.VO} is the visa officer, {speakerNames.Me} the student.
    </p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls in a dialog takes the keyboard */}
    <ol className="stack-1 list" tabIndex={0} aria-label="What was said">
      {Array.from(lines, ({ speaker, txt }, place) => (
        <li key={place} className={classes(s.line, speaker === 'VO' && s.officer)}>
          <span className={s.speaker}>{speakerNames[speaker]}</span>
          <p className="readable as-spaced">{txt}</p>
        </li>
      ))}
    </ol>
  </>
)
