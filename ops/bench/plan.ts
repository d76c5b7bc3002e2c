// The plan of one student, made again at every day that is moved, beside a call that does nothing.
import { planOf } from '#src/plan/plan.ts'
import { rules, rulesInUse } from '#src/plan/rules.ts'
import type { KnownDays } from '#src/plan/things.ts'
import { amount, atMost, median, type Result } from './result.ts'

const rounds = 9
const each = 2000
const target = 500

export function measurePlan(): Result {
  const inUse = rulesInUse(rules)
  const today = Temporal.PlainDate.from('2027-01-04')
  const students = Array.from({ length: each }, (_, index) => known(index))
  const [plans, nothing]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    nothing.push(microseconds(students, () => undefined))
    plans.push(microseconds(students, student => planOf(student, inUse, today)))
  }
  return {
    title: 'The plan of one student',
    figures: [
      atMost('a plan of all dates, slowest round; beside: a call that does nothing', Math.max(...plans), target, 'µs', {
        beside: `${median(nothing).toFixed(3)} µs`,
      }),
    ],
    lines: [`in the middle: ${amount(median(plans), 'µs')}`],
  }
}

function known(index: number): KnownDays {
  const programmeStart = Temporal.PlainDate.from('2027-08-16').add({ days: index % 60 })
  return {
    programmeStart,
    classesStart: programmeStart.add({ days: 7 }),
    flight: programmeStart.subtract({ days: 5 + (index % 40) }),
    interview: programmeStart.subtract({ days: 40 + (index % 60) }),
    tuitionDue: programmeStart.subtract({ days: index % 10 }),
    waiverUntil: programmeStart.add({ days: index % 30 }),
  }
}

function microseconds(students: readonly KnownDays[], act: (student: KnownDays) => unknown): number {
  const start = performance.now()
  for (const student of students) act(student)
  return ((performance.now() - start) * 1000) / students.length
}
