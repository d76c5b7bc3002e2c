// What nobody else may read is nowhere in what was written, and the secret it is sealed under can be changed in use.
import { expect, test } from 'vitest'
import { rotateKeys } from '../torture/rotation.ts'
import { lookForSecrets } from '../torture/secrets/secrets.ts'

test('fifty secrets told to the product are in no file of it and in no log', { timeout: 120_000 }, async () => {
  expect((await lookForSecrets(1)).broken).toEqual([])
})

test('a new secret takes the place of the old one while students go on', { timeout: 120_000 }, async () => {
  expect((await rotateKeys(2)).broken).toEqual([])
})
