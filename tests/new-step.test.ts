// `npm run new-step`, in a folder with a copy of one stage beside all else that it imports.
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStage } from '../src/journey/read.ts'
import { addStep } from '../tools/new-step.ts'
import { factsOf } from './filled.ts'
import { now } from './ordered.ts'
import { columnsIn, programOf } from '../tools/step-source.ts'

const stage = 'src/stages/phone-connection'
let root = ''

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'safar-new-step-'))
  await mkdir(path.join(root, 'src/stages'), { recursive: true })
  await cp('package.json', path.join(root, 'package.json'))
  await cp(stage, path.join(root, stage), { recursive: true })
  for (const folder of await readdir('src'))
    if (folder !== 'stages') await symlink(path.resolve('src', folder), path.join(root, 'src', folder))
})
afterEach(() => rm(root, { recursive: true }))

const read = (name: string) => readFile(path.join(root, stage, name), 'utf8')
const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(path.join(root, stage, name)).href)

test('writes the row, the guide, the outline, the panel and the column in the grids', async () => {
  const rows = async (count: number) =>
    columnsIn(programOf('rules.test.ts', await read('rules.test.ts')), count, 'complete').length
  const before = await rows(3)
  await addStep(root, 'phone-connection', 'set-up-your-voicemail')
  const { phoneConnection } = await load('rules.ts')
  const step = readStage(phoneConnection, factsOf(phoneConnection, {}), now, 8).steps.at(-1)
  expect(step).toMatchObject({
    id: 'SetUpYourVoicemail',
    route: 'set-up-your-voicemail',
    status: 'incomplete',
    canBeMarked: true,
  })
  expect((await load('copy.ts')).guides.SetUpYourVoicemail).toEqual({ lede: '', points: [] })
  expect((await load('outline/copy.ts')).outline.steps.SetUpYourVoicemail).toEqual({ minutes: null, atHand: [] })
  expect(await read('module.web.tsx')).toContain(
    "SetUpYourVoicemail: panel(() => import('./screens/set-up-your-voicemail.tsx'))",
  )
  expect(await read('screens/set-up-your-voicemail.tsx')).toContain('guides.SetUpYourVoicemail')
  expect(before).toBeGreaterThan(0)
  expect([await rows(3), await rows(4)]).toEqual([0, before])
})

test.each([
  ['no-such-stage', 'pack', 'src/stages/no-such-stage'],
  ['phone-connection', 'choose-a-us-plan', 'src/stages/phone-connection/rules.ts'],
  ['phone-connection', 'Choose plan', 'no route'],
])('refuses %s %s, and says where', async (to, route, words) => {
  await expect(addStep(root, to, route)).rejects.toThrow(words)
})
