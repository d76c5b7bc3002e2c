import { glob, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { specified, storedNames } from '../tools/specified-words.ts'
import { wordRules, wordsIn, wordsInText } from '../tools/words-rules.ts'

const placed = {
  name: (word: string) => `export const ${word} = 1\n`,
  function: (word: string) => `export const ${word} = () => 1\n`,
  comment: (word: string) => `// ${word}\nexport const one = 1\n`,
  text: (word: string) => `export const said = ${JSON.stringify(word)}\n`,
}

test.each(wordRules.map(rule => [rule.wrong, rule] as const))(
  '%s is refused, and what is to be written instead is not',
  (_, rule) => {
    const { wrong, right } = rule
    const isName = /^\w+$/.test(wrong)
    const names = new Set<string>(['name', 'file', 'function'])
    const place = rule.in.find(one => names.has(one) === isName)
    const findings = (word: string) =>
      place === 'file'
        ? wordsIn(`src/${word}.ts`, 'export const one = 1\n')
        : wordsIn('src/some.ts', placed[place ?? 'text'](word))
    expect(findings(wrong)).not.toEqual([])
    expect(findings(right)).toEqual([])
  },
)

test('a sale deed, a city and a stored name are no words of ours', () => {
  for (const text of ['a sale deed of the property', 'Minnesota-Twin Cities', 'step-laid', 'Were you told to wait?'])
    expect(wordsIn('src/some.ts', placed.text(text))).toEqual([])
})

test('docs are read without their code', () => {
  expect(wordsInText('docs/some.md', 'Nobody is told.\n')).toHaveLength(1)
  expect(wordsInText('docs/some.md', 'The name `told` is code.\n')).toEqual([])
})

describe('what no pass over the language may change is there letter for letter', async () => {
  const sources: string[] = []
  for await (const path of glob('{src,migrations}/**/*.{ts,tsx,sql}'))
    if (!path.includes('.test.')) sources.push(await readFile(path, 'utf8'))
  const all = sources.join('\n')
  const said = new Set(
    [...all.matchAll(/'([^'\n]+)'|"([^"\n]+)"|>\s*([^<>{}\n]+?)\s*</g)].flatMap(found => found.slice(1)),
  )

  test.each(specified)('%s', words => expect(said).toContain(words))
  test.each(storedNames)('%s', name => expect(all).toContain(name))
})
