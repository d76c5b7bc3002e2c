import { StudentsOverview } from '../strip/screens/overview.tsx'
import { Student } from './student.tsx'

type DeskStudentsProps = { id: string | undefined; reader: { id: string; isAdmin: boolean } }

export const DeskStudents = ({ id, reader }: DeskStudentsProps) =>
  id === undefined ? <StudentsOverview /> : <Student key={id} id={id} reader={reader} />
