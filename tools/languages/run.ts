// `npm run languages`: writes each set's PO files and the modules made of them. A set is a `words.ts` (decision 90).
//
// A file is `copy.LANGUAGE.po` beside `words.ts`. A translator fills msgstr and nothing else:
//   msgctxt  the key, and in brackets when it is said: `lines.moratoriumWords [months=one]` for what the language counts as
//            one, `[months=0]` for none, `[firstName=empty]` for no name, `[university=undefined]` for nothing known
//   msgid    the English, with a mark such as {name} for each value; msgstr has each of the same marks, in any order
//   #.       `weighty` is said in English until a person has reviewed it; `open` means that the English has changed since
//            `state` is written by this command: a new or changed msgstr is `machine`, by `--by=NAME` and on today's day
//
//   npm run languages                           merges, keeps each msgstr, writes the modules, lists what is missing
//   npm run languages -- --by=NAME              names who or what translated what is new
//   npm run languages -- FILE.po …              takes in files of the desk, with the states in them
//   npm run languages -- --check                changes nothing, and fails where a file isn't what it would write
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { otherLanguages } from '#src/values/languages.ts'
import { sentencesOf } from './english.ts'
import { readPo, setOf, writePo, type Entry } from '#src/values/po.ts'
import { merged, moduleOf, problemsIn } from './translations.ts'
import { isWordSet, type Set } from './sets.ts'

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, by: { type: 'string', default: 'machine' } },
  allowPositionals: true,
})
const translated = { by: values.by, on: new Date().toISOString().slice(0, 10) }
const problems: string[] = []

const taken = await Promise.all(positionals.map(file => readFile(file, 'utf8')))
const returned = taken.map(file => ({
  set: setOf(file),
  language: /"Language: (\w+)/.exec(file)?.[1],
  entries: readPo(file),
}))

async function bring(folder: string, exportName: string, set: Set, language: string): Promise<void> {
  const sentences = sentencesOf(set.english)
  const file = path.join(folder, `copy.${language}.po`)
  const before = existsSync(file) ? await readFile(file, 'utf8') : ''
  const back = returned.find(one => one.set === set.name && one.language === language)?.entries ?? []
  const entries = over(readPo(before), back)
  const merging = { sentences, entries, weighty: set.weighty }
  problems.push(...problemsIn(merging).map(problem => `${file}: ${problem}`))
  const now = merged(merging, translated)
  await write(file, writePo(language, set.name, now), before)
  const moduleFile = path.join(folder, `copy.${language}.ts`)
  const moduleBefore = existsSync(moduleFile) ? await readFile(moduleFile, 'utf8') : ''
  await write(
    moduleFile,
    moduleOf({ language, set: exportName, weighty: set.weighty, sentences, entries: now }),
    moduleBefore,
  )
  const missing = now.filter(({ text }) => text === '').length
  const unreviewed = now.filter(
    ({ text, state, isOpen }) => text !== '' && (isOpen || state?.kind !== 'reviewed'),
  ).length
  console.log(`${file}: ${now.length} sentences, ${missing} not translated, ${unreviewed} not reviewed`)
}

/** What comes back from the desk is of the English that was shown there: its state says so. */
function over(entries: readonly Entry[], back: readonly Entry[]): readonly Entry[] {
  return [
    ...back.filter(({ text }) => text !== ''),
    ...entries.filter(({ context }) => !back.some(one => one.context === context && one.text !== '')),
  ]
}

async function write(file: string, text: string, before: string): Promise<void> {
  if (text === before) return
  if (values.check) problems.push(`${file} is not what \`npm run languages\` writes.`)
  else await writeFile(file, text)
}

for await (const file of glob('src/**/words.ts')) {
  const exported: Record<string, unknown> = await import(path.resolve(file))
  for (const [name, set] of Object.entries(exported))
    if (isWordSet(set)) for (const language of otherLanguages) await bring(path.dirname(file), name, set, language)
}

if (problems.length > 0) {
  console.log(problems.join('\n'))
  process.exit(1)
}
