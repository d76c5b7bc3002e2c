// What the styles of all screens agree on.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Text, what is pressed or stands out in it, headings and large figures: nothing between (docs/looks.md). */
const weights = ['400', '600', '750']

const sources = ['src/**/*.css', 'src/**/*.tsx', 'src/**/*.ts'].flatMap(pattern => globSync(pattern))

test('letters have three weights', () => {
  const others = sources.flatMap(file =>
    weightsIn(readFileSync(file, 'utf8'))
      .filter(weight => !weights.includes(weight))
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

/** A file of letters names the weights that it has, not one that is used. */
function weightsIn(source: string): string[] {
  const used = source.replaceAll(/@font-face \{[^}]*\}/g, '').matchAll(/\b(?:font|font-?[wW]eight)(?::|=)([^;}/\n]+)/g)
  return [...used].flatMap(
    ([, value = '']) => value.match(/(?<![\w.-])[1-9]\d\d(?![\w.%])|\bbold(?:er)?\b|\blighter\b/g) ?? [],
  )
}
