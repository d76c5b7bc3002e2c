import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { PersonView } from './contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const peopleFound = (who: Visitor, search: string): Promise<PersonView[]> => who.api.desk.people({ search })

describe('finding people', () => {
  test.each([
    ['meera', ['Meera Iyer']],
    ['IYER mee', ['Meera Iyer']],
    ['rohan.deshmukh@', ['Rohan Deshmukh']],
    ['+91 98480 12345', ['Meera Iyer']],
    ['98490', ['Arjun Reddy']],
    ['begum', ['Fatima Begum Sheikh']],
    ['%', []],
    ['nobody at all', []],
    ['', ['Dev Malhotra', 'Farah Khan', 'Kavya Menon', 'Neha Kulkarni', 'Suresh Nambiar', 'Vikram Rao']],
  ])('%j', async (search, names) => {
    expect((await peopleFound(await app.enter(dev), search)).map(({ name }) => name)).toEqual(names)
  })

  test('each is shown with what they are', async () => {
    const [found] = await peopleFound(await app.enter(dev), 'vikram')
    expect(found).toMatchObject({
      isGuest: false,
      seats: [{ role: 'lender', bank: 'State Bank of India', grantedBy: null }],
    })
  })
})
