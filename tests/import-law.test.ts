// The law of imports, held against a small tree of its own: one import turned round, and the check is red.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floors, floorsWithin, forbidden } from '../tools/import-law-rules.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-law-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

/** Files of `src`, unless they are named from the top of the project. */
async function lawOn(files: Readonly<Record<string, string>>): Promise<string[]> {
  const tops = ['src', 'ops', 'tests']
  for (const top of tops) {
    await rm(path.join(folder, top), { recursive: true, force: true })
    await mkdir(path.join(folder, top))
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, /^(ops|tests)\//.test(name) ? name : path.join('src', name))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  const { output } = await cruise(tops, {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    parser: 'swc',
    tsPreCompilationDeps: true,
  })
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule }) => rule.name)
}

const nothing = 'export const one = 1\n'
const importing = (what: string) => `import type { one } from '${what}'\nexport type One = typeof one\n`

test('a feature may import one below it, and nothing above or beside it', async () => {
  const below = 'features/audit/actions.ts'
  const above = 'features/accounts/people.ts'
  expect(await lawOn({ [above]: importing('../audit/actions.ts'), [below]: nothing })).toEqual([])
  expect(await lawOn({ [below]: importing('../accounts/people.ts'), [above]: nothing })).toEqual([
    'imports-lead-down-the-floors',
  ])
  const beside = {
    'features/audit/actions.ts': importing('../drafts/service.ts'),
    'features/drafts/service.ts': nothing,
  }
  expect(await lawOn(beside)).toEqual(['imports-lead-down-the-floors'])
})

test('no feature imports a stage, and the manifest neither', async () => {
  const stage = { 'stages/visas/compile-docs/rules.ts': nothing }
  expect(
    await lawOn({ ...stage, 'features/papers/rules.ts': importing('../../stages/visas/compile-docs/rules.ts') }),
  ).toEqual(['a-feature-imports-no-stage'])
  expect(
    await lawOn({ 'features/audit/rules.ts': nothing, 'manifest/server.ts': importing('../features/audit/rules.ts') }),
  ).toEqual(['the-manifest-imports-no-feature'])
})

test('a feature that stands on no floor is refused', async () => {
  const unknown = { 'features/attic/rules.ts': nothing, 'app/main.ts': importing('../features/attic/rules.ts') }
  expect(await lawOn(unknown)).toEqual(['every-folder-stands-on-a-floor'])
})

test.each([['src/features', floors], ...Object.entries(floorsWithin)] as const)(
  'every folder of %s stands on one floor',
  async (place, storeys) => {
    const inside = await readdir(place, { withFileTypes: true })
    const folders = inside.flatMap(one => (one.isDirectory() ? one.name : []))
    const named = storeys.flat()
    expect(named.filter(name => !name.endsWith('.ts')).toSorted()).toEqual(folders.toSorted())
    expect(new Set(named).size).toBe(named.length)
  },
)

test.each(Object.entries(floorsWithin))('inside %s an import turned round is refused', async (place, storeys) => {
  const room = place.slice('src/'.length)
  const folders = storeys.map(floor => floor.filter(name => !name.endsWith('.ts'))).filter(floor => floor.length > 0)
  const [low = '', high = ''] = [folders[0]?.[0], folders.at(-1)?.[0]]
  const [below, above] = [`${room}/${low}/rules.ts`, `${room}/${high}/rules.ts`]
  expect(await lawOn({ [above]: importing(`../${low}/rules.ts`), [below]: nothing })).toEqual([])
  expect(await lawOn({ [below]: importing(`../${high}/rules.ts`), [above]: nothing })).toEqual([
    'imports-lead-down-the-floors',
  ])
})

test('inside a stage, two folders of one floor do not import each other', async () => {
  const beside = {
    'features/accounts/proof/service.ts': importing('../seats/seats.ts'),
    'features/accounts/seats/seats.ts': nothing,
  }
  expect(await lawOn(beside)).toEqual(['imports-lead-down-the-floors'])
})

test('inside a stage, a folder without a floor is refused, and no folder imports a file that gathers', async () => {
  const attic = {
    'features/accounts/attic/rules.ts': nothing,
    'features/accounts/service.ts': importing('./attic/rules.ts'),
  }
  expect(await lawOn(attic)).toEqual(['every-folder-stands-on-a-floor'])
  const gathering = {
    'features/accounts/service.ts': nothing,
    'features/accounts/ways/service.ts': importing('../service.ts'),
  }
  expect(await lawOn(gathering)).toEqual(['no-folder-imports-what-gathers'])
  const calls = (asWhat: string) => ({
    'features/accounts/module.contract.ts': nothing,
    'features/accounts/ways/screens/ways-query.ts': `import ${asWhat}{ one } from '../../module.contract.ts'\nexport const two: typeof one = 1\n`,
  })
  expect(await lawOn(calls('type '))).toEqual([])
  expect(await lawOn(calls(''))).toEqual(['no-folder-imports-what-gathers'])
  const lowFile = {
    'features/accounts/people.ts': importing('./ways/rules.ts'),
    'features/accounts/ways/rules.ts': nothing,
  }
  expect(await lawOn(lowFile)).toEqual(['imports-lead-down-the-floors'])
})

test('nothing outside of ops/lab imports it, no test either, and the product imports nothing of ops', async () => {
  const lab = { 'ops/lab/rivals/parse.ts': importing('../../bench/load.ts'), 'ops/bench/load.ts': nothing }
  expect(await lawOn(lab)).toEqual([])
  expect(await lawOn({ ...lab, 'ops/bench/run.ts': importing('../lab/rivals/parse.ts') })).toEqual([
    'nothing-needs-the-lab',
  ])
  expect(await lawOn({ ...lab, 'tests/rivals.test.ts': importing('../ops/lab/rivals/parse.ts') })).toEqual([
    'nothing-needs-the-lab',
  ])
  expect(await lawOn({ ...lab, 'features/audit/actions.ts': importing('../../../ops/bench/load.ts') })).toEqual([
    'the-product-needs-no-operations',
  ])
})
