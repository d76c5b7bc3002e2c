import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { fileView } from '#src/features/people/contract.ts'
import { named, nothing } from '#src/wire/shapes.ts'
import * as copy from '../copy.ts'
import { checkTag } from '../copy.ts'

export const notAnAdvisor = problem('not-an-advisor', 409, copy.notAnAdvisor)
export const tooManyTags = problem('too-many-tags', 409, copy.tooManyTags)
export const tooManyTagsInAll = problem('too-many-tags-in-all', 409, copy.tooManyTagsInAll)

const choices = z.object({
  /** Who may lead a student. */
  advisors: z.array(named),
  /** The desk's common tags, with how many students have each. */
  tags: z.array(z.object({ name: z.string(), students: z.number().int() })),
})
export type Choices = z.infer<typeof choices>

const id = z.uuid()
const tag = z.string().max(200).transform(visibleLine)

/** Who guides the whole journey sorts the students. */
const guides = deskRoutes(['advisor', 'admin'])
const admin = deskRoutes(['admin'])

export const fileContract = {
  read: guides.get('/api/desk/students/{id}/file', {
    summary: "Who leads a student, and the student's tags.",
    topic: 'student-files',
    input: z.object({ id }),
    answer: fileView,
  }),
  choices: guides.get('/api/desk/student-choices', {
    summary: "Advisors who can lead a student, and the desk's common tags.",
    topic: 'student-files',
    input: nothing,
    answer: choices,
  }),
  setLead: guides.put('/api/desk/students/{id}/lead', {
    summary: 'Sets the advisor who leads a student, or nobody.',
    input: z.object({ id, lead: id.nullable() }),
    problems: [notAnAdvisor],
  }),
  addTag: guides.put('/api/desk/students/{id}/tags', {
    summary: 'Gives a student a tag. A new one is added to the common list.',
    input: z.object({ id, tag }).superRefine(saying(checkTag)),
    problems: [tooManyTags, tooManyTagsInAll],
  }),
  removeTag: guides.remove('/api/desk/students/{id}/tags', {
    summary: 'Removes a tag from a student.',
    input: z.object({ id, tag }),
  }),
  dropTag: admin.remove('/api/desk/student-tags', {
    summary: 'Removes a tag from the common list and from every student.',
    input: z.object({ tag }),
  }),
}
