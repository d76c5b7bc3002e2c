// Which days of an I-20 the plan asks for, beside what it knows.
import type { PlanRow } from '#src/plan/plan.ts'
import type { I20, I20Day } from '#src/reading/i20.ts'
import { dayProblem } from '../days/rules.ts'

const asked = ['programmeStart', 'classesStart', 'earliestAdmission'] as const satisfies readonly I20Day[]

export type DayRead = { thing: (typeof asked)[number]; day: string; known: string | undefined }

/** A day that nobody may give is a slip of the reading, and isn't offered. */
export const daysRead = (i20: I20, rows: readonly PlanRow[], today: Temporal.PlainDate): DayRead[] =>
  asked.flatMap(thing => {
    const day = i20[thing]?.toString()
    if (day === undefined || dayProblem(day, today, thing) !== undefined) return []
    return [{ thing, day, known: rows.find(row => row.thing === thing)?.given?.toString() }]
  })

export const title = 'Read them from your I-20'
export const found = 'What your I-20 says'
export const line = (name: string, day: string): string => `${name}: ${day}`
export const planHas = (day: string): string => `Your plan has ${day}.`
export const same = (name: string, day: string): string => `${name}: ${day}, as in your plan.`
export const allKnown = 'Your plan has all of these days already.'
export const keep = (count: number): string => (count === 1 ? 'Keep this day' : `Keep these ${count} days`)

export const noDays = 'We found no day in it that your plan asks for. Please type them: they are on page 1.'
