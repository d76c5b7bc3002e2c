import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { familyOf, purposes } from '#ops/dependencies/purposes.ts'
import { billShape, faultsOf, lockShape, manifestShape, missingIn } from '../tools/supply-chain-rules.ts'

const sound = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' }
const manifest = (more = {}) => manifestShape.parse({ dependencies: { kept: '1.0.0' }, ...more })
const lock = (more = {}, name = 'node_modules/kept') =>
  lockShape.parse({ packages: { '': {}, [name]: { ...sound, ...more } } })

test('nothing is said of what is pinned, whole and free', () => {
  expect(faultsOf(manifest(), lock())).toEqual([])
  expect(faultsOf(manifest({ allowScripts: { kept: false } }), lock({ hasInstallScript: true }))).toEqual([])
})

test.each([
  ['a range', manifest({ dependencies: { kept: '^1.0.0' } }), lock(), 'kept is not pinned: ^1.0.0'],
  [
    'a branch',
    manifest({ devDependencies: { kept: 'github:somebody/kept' } }),
    lock(),
    'kept is not pinned: github:somebody/kept',
  ],
  ['no hash', manifest(), lock({ integrity: undefined }), 'kept@1.0.0 has no sha512 in the lock'],
  ['a weak hash', manifest(), lock({ integrity: 'sha1-abc' }), 'kept@1.0.0 has no sha512 in the lock'],
  [
    'an address',
    manifest(),
    lock({ resolved: 'https://example.com/a.tgz' }),
    'kept@1.0.0 is bound to one address: https://example.com/a.tgz',
  ],
  ['a licence that binds us', manifest(), lock({ license: 'GPL-3.0-only' }), 'kept@1.0.0 has the licence GPL-3.0-only'],
  [
    'one of two that binds us',
    manifest(),
    lock({ license: 'MIT AND GPL-3.0-only' }),
    'kept@1.0.0 has the licence MIT AND GPL-3.0-only',
  ],
  ['no licence', manifest(), lock({ license: undefined }), 'kept@1.0.0 has the licence (none)'],
  ['one for tools alone', manifest(), lock({ license: 'MPL-2.0' }), 'kept@1.0.0 has the licence MPL-2.0'],
  ['a script unasked', manifest(), lock({ hasInstallScript: true }), 'kept has an install script that nobody judged'],
  [
    'a list that has aged',
    manifest({ allowScripts: { gone: true } }),
    lock(),
    'gone has no install script to allow or deny',
  ],
])('%s is said', (_, given, locked, fault) => {
  expect(faultsOf(given, locked)).toEqual([fault])
})

test.each(['MPL-2.0', '(MIT OR GPL-3.0-only)'])('a tool may have the licence %s', license => {
  expect(faultsOf(manifest(), lock({ license, dev: true }))).toEqual([])
})

test('the library that sharp links may be under the LGPL, and nothing else', () => {
  const license = 'Apache-2.0 AND LGPL-3.0-or-later'
  expect(faultsOf(manifest(), lock({ license }, 'node_modules/@img/sharp-libvips-linux-x64'))).toEqual([])
  expect(faultsOf(manifest(), lock({ license }))).toEqual([`kept@1.0.0 has the licence ${license}`])
})

test('what the bill of materials leaves out is named', () => {
  const bill = billShape.parse({ components: [{ name: 'kept', version: '0.9.0' }] })
  expect(missingIn(bill, lock())).toEqual(['kept@1.0.0'])
  expect(missingIn(bill, lock({}, 'node_modules/other/node_modules/kept'))).toEqual(['kept@1.0.0'])
  expect(missingIn(billShape.parse({ components: [{ name: 'kept', version: '1.0.0' }] }), lock())).toEqual([])
})

test('each package that we name says what it is for and what we would do without it, and nothing else does', async () => {
  const ours = manifestShape.parse(JSON.parse(await readFile('package.json', 'utf8')))
  const names = Object.keys({ ...ours.dependencies, ...ours.devDependencies, ...ours.optionalDependencies })
  expect(names.filter(name => familyOf(name) === undefined)).toEqual([])
  expect(purposes.map(({ name }) => name).filter(family => !names.some(name => familyOf(name) === family))).toEqual([])
})
