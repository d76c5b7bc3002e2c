import { describe, expect, test } from 'vitest'
import { checkAcademic, checkWork, type Academic, type Work } from './rules.ts'

const school: Academic = {
  institution: 'JNTU Hyderabad',
  degree: 'B.Tech',
  field: 'Computer Science',
  startYear: 2021,
  endYear: 2025,
  score: 8.4,
  scoreScale: 'cgpa10',
}

describe('academic information', () => {
  test.each<[Partial<Academic>, object]>([
    [{}, {}],
    [{ degree: '', field: '', startYear: null, endYear: null, score: null }, {}],
    [{ institution: ' ' }, { institution: 'Please enter the name of your school or university.' }],
    [{ endYear: 2021 }, {}],
    [{ endYear: 2020 }, { endYear: 'This cannot be before the year you began.' }],
    [{ startYear: 21 }, { startYear: 'Please enter a valid year.' }],
    [{ score: 10 }, {}],
    [{ score: 84 }, { score: 'Please enter a valid score.' }],
    [{ score: 84, scoreScale: 'percentage' }, {}],
    [{ score: 3.9, scoreScale: 'cgpa4' }, {}],
    [{ score: 4.1, scoreScale: 'cgpa4' }, { score: 'Please enter a valid score.' }],
    [{ score: -1 }, { score: 'Please enter a valid score.' }],
  ])('%j: %j', (change, said) => expect(checkAcademic({ ...school, ...change })).toEqual(said))
})

const job: Work = { company: 'Infosys', title: 'Engineer', description: '', startDate: '2025-07-01', endDate: null }

describe('work information', () => {
  test.each<[Partial<Work>, object]>([
    [{}, {}],
    [{ startDate: null }, {}],
    [{ endDate: '2025-07-01' }, {}],
    [{ endDate: '2025-06-30' }, { endDate: 'This cannot be before the day you began.' }],
    [{ company: '' }, { company: 'Please enter the name of the company.' }],
    [{ title: '' }, { title: 'Please enter what you worked as.' }],
  ])('%j: %j', (change, said) => expect(checkWork({ ...job, ...change })).toEqual(said))
})
