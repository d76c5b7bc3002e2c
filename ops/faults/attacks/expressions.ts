// Every regular expression of the product against texts made of its own letters, which are the worst that it knows.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from '@swc/core'

export type Expression = { source: string; flags: string; file: string }
export type Slow = Expression & { text: string; length: number; ms: number }

/** All that stand in the source, but for tests. */
export function expressionsIn(folder: string): Expression[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .flatMap(file => expressionsOf(path.join(folder, file)))
}

function expressionsOf(file: string): Expression[] {
  const code = readFileSync(file, 'utf8')
  if (!code.includes('/')) return []
  const found: Expression[] = []
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

/** By the processor's clock: what else the machine does meanwhile is no fault of an expression. */
const once = ({ source, flags }: Expression, text: string): number => {
  const expression = new RegExp(source, flags.replace('y', ''))
  const begun = process.cpuUsage()
  if (flags.includes('g')) text.replaceAll(expression, '')
  else expression.test(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
const atBest = (expression: Expression, text: string) =>
  Math.min(once(expression, text), once(expression, text), once(expression, text))

/** Those that take longer than they may for a text of that length, or would if they were waited for. */
export function slowOnes(expressions: readonly Expression[], bounds: { length: number; most: number }): Slow[] {
  return expressions.flatMap(expression => {
    for (const text of worstTexts(expression.source)) {
      const slow = slowness(expression, text, bounds)
      if (slow !== undefined) return [slow]
    }
    return []
  })
}

/** Doubled until it is long enough or too slow; most are through at once, and are not measured again. */
function slowness(
  expression: Expression,
  { notified, of }: Text,
  bounds: { length: number; most: number },
): Slow | undefined {
  const { length: longest, most } = bounds
  // A line through two thousand letters takes a twentieth of this.
  if (quick(expression, of, longest)) return undefined
  for (let length = Math.min(2000, longest); ; length = Math.min(longest, length * 2)) {
    const ms = atBest(expression, of(length))
    if (ms > most) return { ...expression, text: notified, length, ms }
    if (length === longest) return undefined
  }
}

function quick(expression: Expression, of: Text['of'], longest: number): boolean {
  // Those that grow with a power of the length would not come back from two thousand.
  for (const length of [16, 24, 32])
    if (once(expression, of(length)) > 5 && atBest(expression, of(length)) > 5) return false
  const text = of(Math.min(2000, longest))
  return once(expression, text) < 0.4 || atBest(expression, text) < 0.4
}
