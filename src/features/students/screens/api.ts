import type { studentsContracts } from '../contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { readQuery } from '#src/browser/queries.ts'

export const { students, manyStudents } = deskApiOf<typeof studentsContracts>()

export const asStudentQuery = (id: string) =>
  readQuery([`student:${id}`, 'as-student'], () => students.asStudent({ id }))

/** The desk hears that there is news of a student, whatever it is. */
export const studentQuery = (id: string) => readQuery([`student:${id}`], () => students.read({ id }))
