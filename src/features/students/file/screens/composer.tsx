import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Select } from '#src/ui/select.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { MessageTo } from '#src/features/chat/screens/message-to.tsx'
import { NoteForm, type About, type NoteReader } from '#src/features/desk-kit/screens/internal-notes.tsx'
import { NoteRequest } from '#src/features/desk-kit/screens/note-request.tsx'
import { usePane } from '#src/features/desk-kit/screens/pane.ts'
import { isFree } from '#src/ui/shortcuts.tsx'
import type { StudentView } from '../../contract.ts'
import * as copy from '../../copy.ts'
import { useFileView } from './use-file-view.ts'

type ComposerProps = { view: StudentView; reader: NoteReader; about: readonly About[] }

/**
 * What one writes about a student or to them: first what reaches nobody by mistake. What is half-written in one is there
 * again after a look at another.
 */
export function Composer({ view, reader, about }: ComposerProps) {
  const { student, headings, canAssign } = view
  const { chosen, hrefOf } = useFileView(student.id)
  const ways = copy.ways.filter(
    ({ name }) => (name !== 'message' || headings.includes('chat')) && (name !== 'step' || canAssign),
  )
  const way = (ways.find(({ name }) => name === chosen.write) ?? ways[0])?.name
  const part = useRef<HTMLElement>(null)
  useTypedAtOnce(part)
  return (
    <section ref={part} className="stack-4">
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

/**
 * Typing begins at once, wherever on the page one is: the letter arrives in the field, which has the focus by then. In the
 * inbox letters are its keys.
 */
function useTypedAtOnce(part: RefObject<HTMLElement | null>): void {
  const isInPane = usePane() !== undefined
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isInPane || !/^\p{L}$/u.test(event.key) || !isFree(event)) return
    part.current?.querySelector<HTMLElement>('textarea, input[type=text]')?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
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
