import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import type { ActionView } from '../audit/contract.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const actionsAbout = (who: Visitor, about: string): Promise<ActionView[]> => who.api.desk.actions({ about })

describe('a university that Rohan added', () => {
  const add = async (who: Visitor, name: string): Promise<string> => (await who.api.universities.add({ name })).id
  const verify = (who: Visitor, id: string, input: object) => who.api.universities.verify({ ...input, id })

  test('is verified under its right name, found by it, and the check is written down', async () => {
    const [asRohan, asKavya, asDev] = [await app.enter(rohan), await app.enter(kavya), await app.enter(dev)]
    const id = await add(asRohan, 'Decan Institut of Rivers')
    const right = { name: 'Deccan Institute of Rivers', domain: 'https://www.deccan.edu/about' }
    expect(await verify(asKavya, id, right)).toMatchObject({ name: right.name, verified: true })
    const found = await (await app.enter(meera)).api.universities.search({ query: 'deccan' })
    expect(found).toMatchObject([{ id, name: right.name }])
    expect(await asKavya.api.universities.checked()).toMatchObject([
      { id, domain: 'deccan.edu', verifiedBy: 'Kavya Menon' },
    ])
    await asKavya.api.universities.withdraw({ id })
    expect((await actionsAbout(asDev, id)).map(({ what, detail, by }) => [what, detail, by])).toEqual([
      ['university-withdrawn', right.name, 'Kavya Menon'],
      ['university-verified', right.name, 'Kavya Menon'],
    ])
  })

  test('does not get the name of another', async () => {
    const [asRohan, asKavya] = [await app.enter(rohan), await app.enter(kavya)]
    await add(asRohan, 'College of Kites')
    const id = await add(asRohan, 'Colege of Kites')
    await expect(verify(asKavya, id, { name: 'The College of Kites' })).rejects.toMatchObject({
      status: 409,
      body: { fields: { name: 'There is a university of this name already.' } },
    })
    await expect(verify(asKavya, id, { domain: 'no domain' })).rejects.toMatchObject({ status: 422 })
  })
})
