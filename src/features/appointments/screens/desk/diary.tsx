import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Stack } from '#src/ui/stack.tsx'

type DiaryProps<A> = {
  label: string
  appointments: readonly A[]
  none: { title: string; words: string }
  /** A `DiaryEntry` with what can be done about it. */
  children: (appointment: A) => ReactNode
}

/** Who comes and who came. */
export const Diary = <A,>({ label, appointments, none, children }: DiaryProps<A>) =>
  appointments.length === 0 ? (
    <EmptyState level={3} title={none.title}>
      {none.words}
    </EmptyState>
  ) : (
    <ul className="stack-4 list" aria-label={label}>
      {appointments.map(children)}
    </ul>
  )

type DiaryEntryProps = {
  label?: string
  student: { id: string; name: string }
  /** With whom or when, right behind the student's name. */
  beside: ReactNode
  /** Where it is, as a tag. */
  state?: ReactNode
  detail: ReactNode
  /** The verbs. */
  children: ReactNode
}

export const DiaryEntry = ({ label, student, beside, state, detail, children }: DiaryEntryProps) => (
  <Card as="li" label={label}>
    <Stack gap={3}>
      <div className="row-3 apart">
        <span>
          <StudentLink href={`/desk/students/${student.id}`} name={student.name} />
          {beside}
        </span>
        {state}
      </div>
      {detail}
      {children}
    </Stack>
  </Card>
)
