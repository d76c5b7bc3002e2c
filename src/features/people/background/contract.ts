import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { invalidInput, missingUser, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { day } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { academicTypes, checkAcademic, checkWork, workTypes } from './rules.ts'

export const tooManyRecords = problem('too-many-records', 409, copy.tooMany)

const id = z.uuid()
const line = z.string().max(1000).transform(visibleLine)
const year = z.number().int().nullable()

const academic = z.object({
  type: z.enum(academicTypes),
  institution: line,
  degree: line,
  field: line,
  startYear: year,
  endYear: year,
  score: z.number().nullable(),
  scoreScale: z.enum(['percentage', 'cgpa10', 'cgpa4']),
})
const academicView = academic.extend({ id: z.string(), userId: z.string(), createdAt: z.iso.datetime() })
export type AcademicView = z.output<typeof academicView>
export const academicsView = z.object({
  highSchool: z.array(academicView),
  bachelors: z.array(academicView),
  masters: z.array(academicView),
  phd: z.array(academicView),
  other: z.array(academicView),
})

const work = z.object({
  type: z.enum(workTypes),
  company: line,
  title: line,
  description: z.string().max(20_000).transform(visibleText),
  startDate: day.nullable(),
  endDate: day.nullable(),
})
const workView = work.extend({ id: z.string(), userId: z.string(), createdAt: z.iso.datetime() })
export type WorkView = z.output<typeof workView>
export const worksView = z.object({
  internship: z.array(workView),
  fullTime: z.array(workView),
  partTime: z.array(workView),
})

const newAcademic = academic
  .extend({
    degree: line.default(''),
    field: line.default(''),
    startYear: year.default(null),
    endYear: year.default(null),
  })
  .extend({ score: z.number().nullable().default(null), scoreScale: academic.shape.scoreScale.default('percentage') })
const newWork = work.extend({
  description: work.shape.description.default(''),
  startDate: day.nullable().default(null),
  endDate: day.nullable().default(null),
})

export type NewAcademic = z.output<typeof newAcademic>
export type NewWork = z.output<typeof newWork>
const academicChange = academic.partial().extend({ id })
const workChange = work.partial().extend({ id })
export type AcademicChange = z.output<typeof academicChange>
export type WorkChange = z.output<typeof workChange>

export const backgroundContract = {
  academics: signedInRoute('GET', '/api/profile/academics', {
    summary: 'Academic information, grouped by type, oldest first.',
    topic: 'profile',
    answer: academicsView,
    problems: [missingUser],
  }),
  addAcademic: signedInRoute('POST', '/api/profile/academics', {
    summary: 'Adds a school or a degree.',
    input: newAcademic.superRefine(saying(checkAcademic)),
    answer: academicView,
    problems: [missingUser, tooManyRecords],
  }),
  changeAcademic: signedInRoute('PATCH', '/api/profile/academics/{id}', {
    summary: 'Changes what is given and keeps the rest.',
    input: academicChange,
    answer: academicView,
    problems: [missingUser, notFound, invalidInput],
  }),
  removeAcademic: signedInRoute('DELETE', '/api/profile/academics/{id}', {
    summary: 'Removes a school or degree.',
    input: z.object({ id }),
    problems: [missingUser, notFound],
  }),
  work: signedInRoute('GET', '/api/profile/work', {
    summary: 'Work information, grouped by type, oldest first.',
    topic: 'profile',
    answer: worksView,
    problems: [missingUser],
  }),
  addWork: signedInRoute('POST', '/api/profile/work', {
    summary: 'Adds a job.',
    input: newWork.superRefine(saying(checkWork)),
    answer: workView,
    problems: [missingUser, tooManyRecords],
  }),
  changeWork: signedInRoute('PATCH', '/api/profile/work/{id}', {
    summary: 'Changes what is given and keeps the rest.',
    input: workChange,
    answer: workView,
    problems: [missingUser, notFound, invalidInput],
  }),
  removeWork: signedInRoute('DELETE', '/api/profile/work/{id}', {
    summary: 'Removes an internship or a job.',
    input: z.object({ id }),
    problems: [missingUser, notFound],
  }),
}
