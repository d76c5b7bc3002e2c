// `npm run new-step -- phone-connection set-up-your-voicemail`: writes a step that the student does alone into its stage:
// its row, its guide, its outline, its panel and its column in the grids. Its title and the guide's first words are left to fill in.
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.ts'
import { columnsIn, entryIn, importIn, inserted, programOf, rowIn, stepsIn } from './step-source.ts'

/** Answers the files that it has changed or made. */
export async function addStep(root: string, stage: string, route: string): Promise<string[]> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(route)) throw new Error(`'${route}' is no route, such as 'pack-your-bags'.`)
  const folder = `src/stages/${stage}`
  if (!existsSync(path.join(root, folder))) throw new Error(`There is no stage in ${folder}.`)
  const id = route.split('-').map(capitalised).join('')
  const open = async (name: string) => {
    const [file, source] = [`${folder}/${name}`, await readFile(path.join(root, folder, name), 'utf8')]
    return { file, source, program: programOf(file, source) }
  }
  const [rules, copy, outline, web, grid] = [
    await open('rules.ts'),
    await open('copy.ts'),
    await open('outline/copy.ts'),
    await open('module.web.tsx'),
    await open('rules.test.ts'),
  ]
  const steps = stepsIn(rules.program) ?? missing(rules.file, 'steps: [ … ]')
  if (rules.source.includes(`'${route}'`) || rules.source.includes(`'${id}'`))
    throw new Error(`${rules.file} has a step '${id}' or '${route}' already.`)
  const screen = `${folder}/screens/${route}.tsx`
  const files = {
    [rules.file]: inserted(rules.source, [
      ...importIn(rules.program, 'open', '#src/journey/rules.ts'),
      rowIn(steps, `{ id: '${id}', route: '${route}', title: '', isMarkNext: true, status: open, canBeMarked: true }`),
    ]),
    [copy.file]: inserted(copy.source, [
      entryIn(copy.program, 'guides', `${id}: { lede: '', points: [] }`) ?? missing(copy.file, 'guides = { … }'),
    ]),
    [outline.file]: inserted(outline.source, [
      entryIn(outline.program, 'steps', `${id}: { minutes: null, atHand: [] }`) ??
        missing(outline.file, 'steps: { … }'),
    ]),
    [web.file]: inserted(web.source, [
      ...importIn(web.program, 'panel', '#src/manifest/web.tsx'),
      entryIn(web.program, 'panels', `${id}: panel(() => import('./screens/${route}.tsx'))`) ??
        missing(web.file, 'panels: { … }'),
    ]),
    [screen]: screenOf(id),
    [grid.file]: inserted(grid.source, columnsIn(grid.program, steps.elements.length, 'incomplete')),
  }
  for (const [file, source] of Object.entries(files)) await writeFile(path.join(root, file), source)
  return Object.keys(files)
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function missing(file: string, what: string): never {
  throw new Error(`${file} has no ${what}: docs/adding-a-step.md says what such a stage needs.`)
}

const screenOf = (id: string): string => `import { GuidePanel } from '#src/features/progress/screens/guide-panel.tsx'
import { guides } from '../copy.ts'

export default function ${id}() {
  return <GuidePanel guide={guides.${id}} />
}
`

if (import.meta.main) {
  const [stage, route] = process.argv.slice(2)
  if (stage === undefined || route === undefined) throw new Error('npm run new-step -- stage name-of-the-step')
  const files = await addStep(process.cwd(), stage, route)
  const { code, output } = await run('oxfmt', files, { quiet: true })
  if (code !== 0) throw new Error(output)
  console.log(`Written: ${files.join(', ')}.`)
  console.log(
    `Now fill in the title in ${files[0]} and the first words of its guide in ${files[1]}, then npm run check.`,
  )
}
