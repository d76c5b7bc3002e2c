import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const academicTypes = ['highSchool', 'bachelors', 'masters', 'phd', 'other'] as const satisfies AcademicType[]
export type AcademicType = keyof typeof copy.academicTypeNames

export const workTypes = ['internship', 'fullTime', 'partTime'] as const satisfies WorkType[]
export type WorkType = keyof typeof copy.workTypeNames

/** The scale that a score is on, and its best. */
export const scoreScales = { percentage: 100, cgpa10: 10, cgpa4: 4 } as const
export type ScoreScale = keyof typeof scoreScales

export const mostOfEach = 30

export type Academic = {
  institution: string
  degree: string
  field: string
  startYear: number | null
  endYear: number | null
  score: number | null
  scoreScale: ScoreScale
}

export const checkAcademic = ({
  institution,
  degree,
  field,
  startYear,
  endYear,
  score,
  scoreScale,
}: Academic): Messages =>
  messages({
    institution: textProblem(institution, { required: copy.institution, most: 200 }),
    degree: textProblem(degree, { most: 200 }),
    field: textProblem(field, { most: 200 }),
    startYear: startYear !== null && !isYear(startYear) && copy.year,
    endYear:
      endYear !== null &&
      (isYear(endYear) ? startYear !== null && endYear < startYear && copy.yearsReversed : copy.year),
    score: score !== null && !(score >= 0 && score <= scoreScales[scoreScale]) && copy.score,
  })

export type Work = {
  company: string
  title: string
  description: string
  startDate: string | null
  /** Null while they still work there. */
  endDate: string | null
}

export const checkWork = ({ company, title, description, startDate, endDate }: Work): Messages =>
  messages({
    company: textProblem(company, { required: copy.company, most: 200 }),
    title: textProblem(title, { required: copy.title, most: 200 }),
    description: textProblem(description, { most: 5000 }),
    // Days written 2026-11-21 compare as texts do.
    endDate: startDate !== null && endDate !== null && endDate < startDate && copy.datesReversed,
  })

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1950 && year <= 2100
