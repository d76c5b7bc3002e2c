// What the styles of all screens agree on.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Text, what is pressed or stands out in it, headings and large figures: nothing between. */
const weights = new Set(['400', '600', '750'])
const textOf = (file: string) => readFileSync(file, 'utf8')
const screens = globSync('src/**/*.tsx').map(file => ({ file, text: textOf(file) }))
const modules = globSync('src/**/*.module.css')
const sheets = ['layout', 'surfaces', 'spaces', 'text'].map(name => textOf(`src/ui/${name}.css`)).join('\n')

test('letters have three weights', () => {
  const others = globSync(['src/**/*.css', 'src/**/*.ts', 'src/**/*.tsx']).flatMap(file =>
    weightsIn(textOf(file))
      .filter(weight => !weights.has(weight))
      .map(weight => `${file}: ${weight}`),
  )
  expect(others).toEqual([])
})

test('a weight is found however it is written', () => {
  const written = [
    'p { font-weight: 650 }',
    'p { font: italic 550 1rem / 1.2 Figtree }',
    'p { font-weight: bold }',
    '<text fontWeight="700" />',
    '<text fontWeight={isLate ? 680 : 400} />',
  ]
  expect(written.flatMap(weightsIn)).toEqual(['650', '550', 'bold', '700', '680', '400'])
  expect(weightsIn('@font-face { font-weight: 500 800 }')).toEqual([])
})

test('a screen names no class that its sheet does not have, and a sheet has none that no screen names', () => {
  const faults = modules.flatMap(module => {
    const css = textOf(module)
    const has = namesIn(css)
    const users = screens.flatMap(screen => namedFor(module, screen))
    const named = new Set(users.flatMap(({ names }) => names))
    const composed = new Set([...css.matchAll(/composes: ([^;]+);/g)].flatMap(([, words = '']) => words.split(' ')))
    const isReckoned = users.some(user => user.isReckoned)
    const unused = isReckoned ? [] : [...has].filter(name => !named.has(name) && !composed.has(name))
    const missing = [...named].filter(name => !has.has(name))
    return [...unused.map(name => `${module}: ${name} is unused`), ...missing.map(name => `${module}: no ${name}`)]
  })
  expect(modules.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})

test('each word of the shared sheets is said by a screen, and a module builds on no other', () => {
  const words = namesIn(sheets)
  const built = modules.flatMap(module =>
    [...textOf(module).matchAll(/composes: ([^;]+) from global/g)].flatMap(([, said = '']) => said.split(' ')),
  )
  const said = screens.flatMap(({ text }) =>
    [...text.matchAll(/'([\w -]+)'|"([\w -]+)"|`([^`]+)`/g)].flatMap(found => found.slice(1).join(' ').split(/\s+/)),
  )
  const all = new Set([...built, ...said])
  expect([...words].filter(word => !all.has(word))).toEqual([])
  expect(built.filter(word => !words.has(word))).toEqual([])
})

/** A file of letters names the weights that it has, not one that is used. */
function weightsIn(source: string): string[] {
  const used = source.replaceAll(/@font-face \{[^}]*\}/g, '').matchAll(/\b(?:font|font-?[wW]eight)(?::|=)([^;}/\n]+)/g)
  return [...used].flatMap(
    ([, value = '']) => value.match(/(?<![\w.-])[1-9]\d\d(?![\w.%])|\bbold(?:er)?\b|\blighter\b/g) ?? [],
  )
}

/** The classes that a sheet has rules for. */
function namesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^{]*?\)(?= ?\{)/g, '').matchAll(/([^{};]+)\{/g)
  return new Set([...selectors].flatMap(([, one = '']) => one.match(/(?<=\.)[a-z][\w-]*/gi) ?? []))
}

/** What a screen takes from this module, and whether it reckons a name of it. */
function namedFor(
  module: string,
  { file, text }: (typeof screens)[number],
): { names: string[]; isReckoned: boolean }[] {
  const imported = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'\n/g)]
  const used = text.replaceAll(/ from '[^']+'/g, '')
  const pathOf = (from: string) =>
    from.startsWith('#') ? from.slice(1) : path.posix.normalize(path.posix.join(path.posix.dirname(file), from))
  return imported
    .filter(([, , from = '']) => pathOf(from) === module)
    .map(([, name = '']) => ({
      names: [...used.matchAll(new RegExp(`(?<![\\w.'’])${name}\\.([a-zA-Z]\\w*)`, 'g'))].map(([, one = '']) => one),
      isReckoned: new RegExp(`(?<![\\w.])${name}\\[`).test(text),
    }))
}
