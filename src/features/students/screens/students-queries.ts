import { queryOptions } from '@tanstack/react-query'
import { deskApiOf } from '#src/browser/desk-api.ts'
import type { studentsContract } from '../contract.ts'

const students = deskApiOf<typeof studentsContract>('students')

export const foundQuery = (search: string) =>
  queryOptions({ queryKey: ['students', 'found', search], queryFn: () => students.find({ search }) })

/** The desk hears that there is news of a student, whatever it is. */
export const studentQuery = (id: string) =>
  queryOptions({ queryKey: [`student:${id}`], queryFn: () => students.read({ id }) })
