import { StudentsOverview } from '../strip/screens/overview.tsx'
import type { Heading } from '../rules.ts'
import { Student } from './student.tsx'

type DeskStudentsProps = {
  id: string | undefined
  reader: { id: string; isAdmin: boolean }
  headings: readonly Heading[]
}

export const DeskStudents = ({ id, reader, headings }: DeskStudentsProps) =>
  id === undefined ? (
    <StudentsOverview seesTags={headings.includes('tags')} />
  ) : (
    <Student key={id} id={id} reader={reader} />
  )
