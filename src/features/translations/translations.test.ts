// What the desk reads of the repository's translations, and who may.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { answerOf, ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

test('an admin reads each sentence in English beside its translation, with who wrote it', async () => {
  const files = await (await app.enter(dev)).api.translations.read({ language: 'hi' })
  expect(files.map(({ set }) => set)).toContain('decision-sheet')
  const { entries } = ensure(files.find(({ set }) => set === 'languages'))
  const label = ensure(entries.find(({ context }) => context === 'label'))
  expect(label).toMatchObject({ english: 'Language', text: 'भाषा', isWeighty: false, isOpen: false })
  const { entries: sheet } = ensure(files.find(({ set }) => set === 'decision-sheet'))
  expect(sheet.find(({ context }) => context === 'lines.moratoriumWords [months=one]')).toMatchObject({
    english: '{months} month',
    isWeighty: true,
  })
})

test('nobody else does, and there is no such language', async () => {
  for (const person of [kavya, meera]) {
    const answer = await answerOf((await app.enter(person)).api.translations.read({ language: 'hi' }))
    expect(answer.status).toBe(404)
  }
  expect((await (await app.enter(dev)).call('GET', '/api/desk/translations/xx')).status).toBe(422)
})
