import { StudentsOverview } from '../strip/screens/overview.tsx'
import type { Heading } from '#src/features/audit/rules.ts'
import type { ActName } from '../many/rules.ts'
import { AsStudent } from '../as-student/screens/as-student.tsx'
import { asStudentPlace } from '../rules.ts'
import { Student } from './student.tsx'

type DeskStudentsProps = {
  id: string | undefined
  reader: { id: string; isAdmin: boolean }
  headings: readonly Heading[]
  acts: readonly ActName[]
}

export function DeskStudents({ id, reader, headings, acts }: DeskStudentsProps) {
  if (id === undefined) return <StudentsOverview seesTags={headings.includes('tags')} acts={acts} />
  return id.endsWith(asStudentPlace) ? (
    <AsStudent key={id} id={id.slice(0, -asStudentPlace.length)} />
  ) : (
    <Student key={id} id={id} reader={reader} />
  )
}
