import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
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

// The specification's own words, which no pass over the language may change.
test.each([
  ['src/features/documents/rules.ts', 'File must smaller than 2 MB!'],
  ['src/features/accounts/copy.ts', 'Can not sign in to user!'],
])('%s says as specified: %s', async (file, words) => {
  expect(await readFile(file, 'utf8')).toContain(words)
})
