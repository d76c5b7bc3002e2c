// Every regular expression of the product against texts made of its own letters, which are the worst that it knows.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'
import { countSteps, type Expression } from './steps.ts'

export type WrittenExpression = Expression & { file: string }
export type Slow = WrittenExpression & { text: string; length: number }

/** All that stand in the source, but for tests. */
export function expressionsIn(folder: string): WrittenExpression[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .flatMap(file => expressionsOf(path.join(folder, file)))
}

function expressionsOf(file: string): WrittenExpression[] {
  const code = readFileSync(file, 'utf8')
  if (!code.includes('/')) return []
  const found: WrittenExpression[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node) {
      found.push({ source: String(node.pattern), flags: String(node.flags), file })
    }
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }))
  return found
}

/** One letter for each kind that an expression may speak of. */
function lettersOf(source: string): string[] {
  const spoken = source
    .replaceAll(/\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?[<=!:]+|\{\d*,?\d*\}/g, ' ')
    .replaceAll(/[\\^$*+?()[\]|]/g, '')
  const kinds = [
    ...(/\\[wW]|\[\^|\.|\\p/.test(source) ? ['a', '!'] : []),
    ...(/\\[dD]/.test(source) ? ['1'] : []),
    ...(/\\[sS]/.test(source) ? [' ', '\n', 'a'] : []),
    ...(/a-z|A-Z/.test(source) ? ['a'] : []),
    ...(/0-9/.test(source) ? ['0'] : []),
  ]
  return [...new Set([...kinds, ...spoken])].slice(0, 14)
}

type Text = { notified: string; of: (length: number) => string }

/** What is repeated, after a beginning, before an end that fits nothing. */
function worstTexts(source: string): Text[] {
  const letters = lettersOf(source)
  const pumps = [...letters, ...letters.slice(0, 8).flatMap(one => letters.slice(0, 8).map(other => one + other))]
  const head = /^\^?([\w :/"'<>@#-]{1,20})/.exec(source)?.[1] ?? ''
  return [...new Set(pumps)].flatMap(pump =>
    [...new Set(['', head])].map(begin => ({
      notified: JSON.stringify(`${begin}(${pump})*\u0001`),
      of: (length: number) => `${begin}${pump.repeat(Math.ceil(length / pump.length)).slice(0, length)}\u0001`,
    })),
  )
}

const [short, long] = [256, 1024]
/** Of a short text; what grows with a power of the length takes more by far. */
const mostPerLetter = 1000
/** A text of four times the length takes four times as many steps, or sixteen times where they grow with its square. */
const mostGrowth = 6
/** So many are no square yet: a longer text may be the first that fits a bound such as {3,1000} no more. */
const fewPerLetter = 16

/** Those whose steps grow faster than their text, which shows in short texts already. */
export function slowOnes(expressions: readonly WrittenExpression[]): Slow[] {
  return expressions.flatMap(expression => {
    for (const { notified, of } of worstTexts(expression.source)) {
      const few = countSteps(expression, of(short), short * mostPerLetter)
      if (few === undefined) return [{ ...expression, text: notified, length: short }]
      const many = countSteps(expression, of(long), Math.max(few.steps * mostGrowth, long * fewPerLetter))
      if (many === undefined) return [{ ...expression, text: notified, length: long }]
    }
    return []
  })
}

/** V8 takes a fifth of a second for so many. */
const mostOfBounded = 20_000_000

/** Those that take too many steps for the longest text that they are given. */
export const slowFor = (expressions: readonly WrittenExpression[], length: number): Slow[] =>
  expressions.flatMap(expression => {
    const slow = worstTexts(expression.source).find(({ of }) => !countSteps(expression, of(length), mostOfBounded))
    return slow === undefined ? [] : [{ ...expression, text: slow.notified, length }]
  })

/** The texts in which our steps lead elsewhere than V8's: then they would be no measure. */
export function unlikeV8(expression: Expression): string[] {
  return worstTexts(expression.source)
    .map(({ of }) => of(12))
    .flatMap(text => [text, text.slice(0, -1)])
    .filter(text => {
      const expected = new RegExp(expression.source, expression.flags.replaceAll(/[gy]/g, '')).exec(text)
      const found = countSteps(expression, text, Infinity)?.match
      const place = expected === null ? [] : [expected.index, expected.index + expected[0].length]
      return String(found === undefined ? [] : [found.index, found.end]) !== String(place)
    })
}
