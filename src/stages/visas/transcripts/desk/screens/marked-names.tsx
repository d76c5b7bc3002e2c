import { Fragment } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { type Line, speakerNames } from '#src/stages/visas/transcripts/rules.ts'
import type { DeskTranscript } from '../contract.ts'
import { probableNames, type Mark, whyMarked } from '../rules.ts'
import s from '#src/stages/visas/transcripts/screens/transcripts.module.css'

/** The lines as they would be read, with a mark on what probably names somebody. It follows as one types. */
export function MarkedNames({ lines, transcript }: { lines: readonly Line[]; transcript: DeskTranscript }) {
  const known = {
    student: transcript.student.name,
    university: transcript.university.name,
    subject: transcript.subject,
  }
  const marked = lines.map(line => ({ ...line, marks: probableNames(line.txt, known) }))
  const count = marked.reduce((sum, { marks }) => sum + marks.length, 0)
  return (
    <section className={s.marked} aria-label="As it would be read">
      <h2 className="text-4">As it would be read</h2>
      <Notice tone={count === 0 ? 'done' : 'waiting'} live>
        {count === 0 ? 'Nothing in it looks like a name. Read it once more all the same.' : probably(count)}
      </Notice>
      <ol className="stack-2 list breakable">
        {Array.from(marked, ({ speaker, txt, marks }, place) => (
          <li key={place}>
            <strong>{speakerNames[speaker]}</strong> <Marked text={txt} marks={marks} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const probably = (count: number): string =>
  count === 1 ? 'One place probably names somebody.' : `${count} places probably name somebody.`

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(({ start, end, why }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className={s.mark} title={whyMarked[why]}>
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  )
}
