// Cases from the CDC's table and from Immunize.org, kept apart from the rules: see cases.csv.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vaccineSetStock } from '#seed/vaccines/sets.ts'
import { kinds, vaccines, type Vaccine } from '../requirements/rules.ts'
import { planBack } from './plan/rules.ts'
import { standingOf, type Had } from './rules.ts'

const today = '2026-06-15'
const flight = '2026-08-10'
const common = vaccineSetStock.find(({ id }) => id === 'common')?.items ?? []

const [, ...rows] = readFileSync(new URL('cases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const cases = rows.map(row => {
  const [vaccine = '', born = '', doses = '', state = '', counted = '', source = '', why = ''] = row.split(';')
  return { vaccine: vaccineIn(vaccine), born, doses, state, counted: Number(counted), source, why }
})

function vaccineIn(text: string): Vaccine {
  const found = vaccines.find(one => one === text)
  if (found === undefined) throw new Error(`${text} is no vaccine.`)
  return found
}

/** 'dose 2010-01-01, varicella:dose 2010-01-29' */
const hadIn = (doses: string, own: Vaccine): Had[] =>
  doses.split(', ').flatMap((text, index): Had[] => {
    const [, other, kindText, on] = /^(?:(\w+):)?(\w+) (\S+)$/.exec(text) ?? []
    const kind = kinds.find(one => one === kindText)
    if (kind === undefined || on === undefined) return []
    const vaccine = other === undefined ? own : vaccineIn(other)
    return [{ id: String(index), vaccine, kind, on, country: 'IN' }]
  })

test('there are a hundred cases or more, half of them not done, each with its source and its reason', () => {
  expect(cases.length).toBeGreaterThanOrEqual(100)
  expect(cases.filter(({ state }) => state !== 'done').length).toBeGreaterThanOrEqual(50)
  expect(cases.filter(({ source, why }) => source === '' || why === '')).toEqual([])
})

test.each(cases)('$vaccine: $why ($source)', ({ vaccine, born, doses, state, counted }) => {
  const item = common.find(one => one.vaccine === vaccine)
  if (item === undefined) throw new Error(`${vaccine} is not in the list.`)
  const had = hadIn(doses, vaccine)
  const person = { bornOn: born, bornIn: born.slice(0, 7), flight }
  const standing = standingOf(item, had, person, { today })
  expect([standing.state, standing.counted.length]).toEqual([state, counted])
  // The plan says the same: nothing of what is done, and the rest of what is not.
  const plan = planBack({ set: [item], had, booked: [], person, today })
  expect(plan.length).toBe(state === 'done' ? 0 : standing.of - counted)
})
