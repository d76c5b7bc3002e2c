import { useState } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { HistoryLine } from '#src/features/audit/contract.ts'
import { historyKinds, type HistoryKind } from '#src/features/audit/rules.ts'
import type { NoteView } from '#src/features/desk-kit/notes/contract.ts'
import { requests } from '#src/features/desk-kit/screens/api.ts'
import { NoteActions, type About, type NoteReader } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import { fromStudents } from '#src/features/documents/screens/desk-address.ts'
import type { StudentView } from '../../contract.ts'
import * as copy from '../../copy.ts'
import { useFileView } from './use-file-view.ts'

type StreamProps = { view: StudentView; reader: NoteReader; about: readonly About[] }

type Entry = { at: string; key: string } & ({ line: HistoryLine } | { note: NoteView })

const kindOf = (entry: Entry): HistoryKind => ('note' in entry ? 'note' : entry.line.kind)

const shownAtOnce = 20

/** All that happened to a student and was said about them, the newest first. */
export function Stream({ view: { student, history }, reader, about }: StreamProps) {
  const { chosen, hrefOf } = useFileView(student.id)
  const [most, setMost] = useState(shownAtOnce)
  const written = useRead(requests.notes, { student: student.id })
  const all = inOneStream(history, optional(written) ?? [])
  const kinds = historyKinds.filter(kind => all.some(entry => kindOf(entry) === kind))
  const kind = kinds.find(one => one === chosen.kind)
  const matching = kind === undefined ? all : all.filter(entry => kindOf(entry) === kind)
  return (
    <section className="stack-2">
      <h2>{copy.stream}</h2>
      {all.length > 0 && (
        <Tabs
          label={copy.streamFilter}
          current={hrefOf({ kind: kind ?? '' })}
          tabs={[
            { href: hrefOf({ kind: '' }), label: copy.allKinds },
            ...kinds.map(one => ({ href: hrefOf({ kind: one }), label: copy.kinds[one].many })),
          ]}
        />
      )}
      <Missing query={written} what="the notes" />
      {matching.length === 0 && <p className="muted">{copy.nothingYet}</p>}
      <ol className="stack list">
        {matching.slice(0, most).map(entry => (
          <li key={entry.key} className="stack-1 ruled-below pad-y-3">
            {'note' in entry ? (
              <Note note={entry.note} reader={reader} about={about} />
            ) : (
              <Line line={entry.line} name={student.name} />
            )}
          </li>
        ))}
      </ol>
      {matching.length > most && (
        <div>
          <Button onClick={() => setMost(most + shownAtOnce)}>{copy.showMore(matching.length - most)}</Button>
        </div>
      )}
    </section>
  )
}

/** Several may happen in one moment: each line has its number from the end, where the list doesn't grow. */
function inOneStream(history: readonly HistoryLine[], notes: readonly NoteView[]): readonly Entry[] {
  const lines = history.map((line, index) => ({ at: line.at, key: String(history.length - index), line }))
  const written = notes.map(note => ({ at: note.at, key: note.id, note }))
  return [...written, ...lines].toSorted((one, other) =>
    Temporal.Instant.compare(Temporal.Instant.from(other.at), Temporal.Instant.from(one.at)),
  )
}

function Line({ line, name }: { line: HistoryLine; name: string }) {
  const { at, by, kind } = line
  const who = by === null ? (kind === 'message' ? name : null) : copy.atTheDesk(by)
  return (
    <>
      <p className="breakable">
        <What line={line} />
      </p>
      <p className="faint">
        {[copy.kinds[kind].one, who].filter(Boolean).join(' · ')} · <When at={at} />
      </p>
    </>
  )
}

function What({ line: { what, path, file } }: { line: HistoryLine }) {
  if (file !== null)
    return (
      <>
        {what}: <DocumentLink document={file} from={fromStudents} />
      </>
    )
  return path === null ? what : <Link href={path}>{what}</Link>
}

function Note({ note, reader, about }: { note: NoteView } & Omit<StreamProps, 'view'>) {
  const { text, author, at } = note
  return (
    <>
      <p className="breakable as-spaced quoted indent-3">{text}</p>
      <p className="faint row-3 lines-1">
        <span>
          {[copy.kinds.note.one, note.about ?? copy.wholeJourney, author?.name ?? copy.gone].join(' · ')} ·{' '}
          <When at={at} />
        </span>
        {(author?.id === reader.id || reader.isAdmin) && <NoteActions note={note} about={about} />}
      </p>
    </>
  )
}
