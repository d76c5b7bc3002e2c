import { useState } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Select } from '#src/ui/select.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { MessageTo } from '#src/features/chat/screens/message-to.tsx'
import { NoteForm, type About, type NoteReader } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { NoteRequest } from '#src/features/desk-kit/screens/note-request.tsx'
import type { StudentView } from '../../contract.ts'
import * as copy from '../../copy.ts'
import { useFileView } from './use-file-view.ts'

type ComposerProps = { view: StudentView; reader: NoteReader; about: readonly About[] }

/** What one writes to a student or about them. What is half-written in one is there again after a look at another. */
export function Composer({ view, reader, about }: ComposerProps) {
  const { student, headings, canAssign } = view
  const { chosen, hrefOf } = useFileView(student.id)
  const ways = copy.ways.filter(
    ({ name }) => (name !== 'message' || headings.includes('chat')) && (name !== 'step' || canAssign),
  )
  const way = (ways.find(({ name }) => name === chosen.write) ?? ways[0])?.name
  return (
    <section className="stack-4">
      <h2 className="visually-hidden">{copy.write}</h2>
      <Tabs
        label={copy.write}
        current={hrefOf({ write: way })}
        tabs={ways.map(({ name, label }) => ({ href: hrefOf({ write: name }), label }))}
      />
      {way === 'message' && <MessageTo student={student} me={reader.id} />}
      {way === 'note' && <NoteForm student={student.id} reader={reader} about={about} />}
      {way === 'todo' && <NoteRequest student={student.id} me={reader.id} />}
      {way === 'step' && <NewStep view={view} />}
    </section>
  )
}

/** A step has a page of its own to be written on; here one says in which stage. */
function NewStep({ view: { student, journey } }: { view: StudentView }) {
  const stages = journey.stages.map(({ route, label }) => ({ value: route, label }))
  const begun = journey.stages.findLast(({ isVisited }) => isVisited)?.route
  const [stage, setStage] = useState(begun ?? stages[0]?.value ?? '')
  const label = stages.find(({ value }) => value === stage)?.label ?? ''
  return (
    <div className="stack-4 leading">
      <Select name="stage" label={copy.stage} placeholder={null} options={stages} value={stage} onChange={setStage} />
      <ButtonLink kind="primary" href={`/desk/steps/new?${new URLSearchParams({ student: student.id, stage })}`}>
        {copy.assignIn(label)}
      </ButtonLink>
    </div>
  )
}
