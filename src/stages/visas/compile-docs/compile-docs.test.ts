// What lies ready for the interview: ticked, taken back, printed.
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { readBack } from '#tests/read-back.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { paperTicks } from './tables.ts'

let app: TeamApp
let student: Visitor
let other: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  ;[student, other] = [await app.enter(meera), await app.enter(rohan)]
})
beforeEach(async () => {
  app.clock.set('2026-06-15T06:00:00Z')
  await app.clear(paperTicks)
})
afterAll(() => app.end())

const ticks = async (who: Visitor): Promise<readonly { paper: string; tickedAt: string }[]> =>
  (await who.api.compileDocs.read()).ticks
const tick = (who: Visitor, paper: string) => who.api.compileDocs.tick({ paper })

test('a tick is its owner’s, with the day of the first press', async () => {
  expect(await ticks(student)).toEqual([])
  await Promise.all([tick(student, 'passport'), tick(student, 'passport'), tick(student, 'bank-statements-2025-26')])
  app.clock.pass({ hours: 30 })
  await tick(student, 'passport')
  expect(await ticks(student)).toHaveLength(2)
  expect(await ticks(student)).toContainEqual({ paper: 'passport', tickedAt: '2026-06-15T06:00:00.000Z' })
  expect(await ticks(other)).toEqual([])
  await other.api.compileDocs.untick({ paper: 'passport' })
  expect(await ticks(student)).toHaveLength(2)
})

test.each(['bank-statements-2019-20', 'bank-statements', 'no-such-paper', '%20'])(
  'there is no paper %s',
  async paper => {
    await expect(tick(student, paper)).rejects.toMatchObject({ status: 404 })
  },
)

test('the list is printed on A4 with what is ticked, and read back by another program', async () => {
  await Promise.all([tick(student, 'passport'), tick(student, 'bank-statements-2025-26')])
  const answer = await fetch(`${app.url}/api/visas/papers/checklist`, { headers: { cookie: student.cookie() } })
  expect(answer.headers.get('content-disposition')).toContain('visa-documents-checklist.pdf')
  const printed = new Uint8Array(await answer.arrayBuffer())
  for (const page of (await PDFDocument.load(printed)).getPages()) {
    // A4, on which it is printed in India.
    expect([Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([595, 842])
  }
  const fields = await readBack(printed)
  expect(Object.keys(fields)).toHaveLength(26)
  expect(fields).toMatchObject({
    passport: 'Yes',
    'bank-statements-2025-26': 'Yes',
    'bank-statements-2024-25': 'Off',
    photo: 'Off',
  })
})

test('a tick is taken back', async () => {
  await Promise.all([tick(student, 'passport'), tick(student, 'bank-statements-2025-26')])
  await student.api.compileDocs.untick({ paper: 'passport' })
  await student.api.compileDocs.untick({ paper: 'passport' })
  expect((await ticks(student)).map(({ paper }) => paper)).toEqual(['bank-statements-2025-26'])
})
