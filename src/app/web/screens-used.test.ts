import { expect, test } from 'vitest'
import { stages } from '#src/stages/stages.ts'
import { screenOf } from './screens-used.ts'

test.each([
  ['/', '/'],
  ['/visas', '/visas'],
  ['/visas/ds-160', '/visas/ds-160'],
  ['/visas/my-passport-is-Z1234567', '/visas/:more'],
  ['/profile/about', '/profile/:more'],
  ['/reset-password/a-secret-code', '/reset-password/:more'],
  ['/meera.iyer@example.com', '/:unknown'],
  ['/9848022338/x', '/:unknown'],
])('of %s the pattern %s is counted, and nothing that was typed', (path, screen) => {
  expect(screenOf(path, stages)).toBe(screen)
})
