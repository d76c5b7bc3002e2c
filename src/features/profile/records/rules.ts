// What students type of their studies, their work and their scores. What is wrong with it, the rules of each say; here
// only what cannot be read at all.
import * as background from '#src/features/people/background/copy.ts'
import { academicTypes, workTypes } from '#src/features/people/background/rules.ts'
import * as r from '#src/records/fields.ts'
import { toeflScales } from '#src/values/test-scores.ts'

/** What is no number is sent as none, and says so to the rule. */
const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))
const number = (label: string, said: { hint?: string; placeholder?: string; decimal?: boolean } = {}) =>
  r.numberRead(label, {
    read: numberIn,
    write: String,
    wrong: () => undefined,
    isFraction: said.decimal === true,
    ...said,
  })
const numberOrNull = (label: string, said: { placeholder?: string; decimal?: boolean }) => r.orNull(number(label, said))

const line = (label: string, hint: string) => r.line(label, { most: 200, isCut: false, hint })
const named = (label: string, autoComplete: string) =>
  r.line(label, { most: 200, isCut: false, optional: false, width: 'wide', autoComplete })

export const studyRecord = {
  institution: named('School or university', 'organization'),
  type: r.oneOf('What it is', academicTypes, {
    names: background.academicTypeNames,
    wrong: background.choose,
    blank: 'bachelors',
    placeholder: null,
    width: 'wide',
  }),
  degree: line('Degree or board', 'B.Tech, CBSE, …'),
  field: line('Field', 'Computer Science, …'),
  startYear: numberOrNull('From', { placeholder: '2021' }),
  endYear: numberOrNull('To', { placeholder: '2025' }),
  score: numberOrNull('Score', { decimal: true }),
  scoreScale: r.oneOf('The score is in', ['percentage', 'cgpa10', 'cgpa4'], {
    names: { percentage: 'Percent', cgpa10: 'CGPA of 10', cgpa4: 'GPA of 4' },
    wrong: background.choose,
    blank: 'percentage',
    isTiles: true,
    width: 'wide',
  }),
}

export const workRecord = {
  company: named('Company', 'organization'),
  title: named('What you worked as', 'organization-title'),
  type: r.oneOf('What it is', workTypes, {
    names: background.workTypeNames,
    wrong: background.choose,
    blank: 'internship',
    isTiles: true,
    width: 'wide',
  }),
  startDate: r.orNull(r.day('From', { wrong: background.day })),
  endDate: r.orNull(r.day('To', { wrong: background.day, hint: 'Leave it empty if you still work there.' })),
  description: r.text('What you did', { most: 5000, isCut: false, rows: 3 }),
}

export const greRecord = {
  quant: number('Quantitative', { hint: '130 to 170' }),
  verbal: number('Verbal', { hint: '130 to 170' }),
  writing: number('AWA', { hint: '0 to 6, in halves', decimal: true }),
}

export const gmatRecord = { score: number('Score', { hint: '200 to 800, or 205 to 805 since 2024' }) }

export const toeflRecord = {
  scale: r.oneOf('The score is on the scale', toeflScales, {
    names: { '0-120': '0 to 120', '1-6': '1 to 6, since 2026' },
    wrong: background.choose,
    blank: '0-120',
    isTiles: true,
    width: 'wide',
  }),
  score: number('Score', { decimal: true }),
}
