// What of a PO file counts, what is wrong with it, and the module that is made of it.
import { contextOf, type Condition, type Sentence } from './english.ts'
import { hashOf, marksIn, type Entry, type State, type Written } from '#src/values/po.ts'

export type Merging = { sentences: readonly Sentence[]; entries: readonly Entry[]; weighty: readonly string[] }

const isUnder = (key: string, prefixes: readonly string[]): boolean =>
  prefixes.some(prefix => key === prefix || key.startsWith(`${prefix}.`))

/** What the file says, under the sentences of today. A translation that was changed without its state was reviewed by nobody. */
export const merged = (
  { sentences, entries, weighty }: Merging,
  translated: Pick<State, 'by' | 'on'>,
): readonly Written[] =>
  sentences.map(sentence => {
    const context = contextOf(sentence)
    const { english } = sentence
    const { text = '', state } = entries.find(entry => entry.context === context) ?? {}
    const isSame = state !== undefined && state.text === hashOf(text)
    const made: State = { kind: 'machine', ...translated, english: hashOf(english), text: hashOf(text) }
    const known = text === '' ? undefined : isSame ? state : made
    const isOpen = known !== undefined && known.english !== hashOf(english)
    return { context, english, text, state: known, isWeighty: isUnder(sentence.key, weighty), isOpen }
  })

export function problemsIn({ sentences, entries }: Merging): readonly string[] {
  return entries.flatMap(({ context, text }) => {
    const sentence = sentences.find(one => contextOf(one) === context)
    if (sentence === undefined) return text === '' ? [] : [`${context}: no such sentence`]
    const [wanted, found] = [marksIn(sentence.english), marksIn(text)]
    return text === '' || wanted === found
      ? []
      : [`${context}: has ${found || 'no mark'} instead of ${wanted || 'none'}`]
  })
}

const isReviewed = ({ state, isOpen }: Written): boolean => state?.kind === 'reviewed' && !isOpen

/** A weighty sentence is said in English until it is reviewed; and a function's sentences are said together or not at all. */
export function shownOf(sentences: readonly Sentence[], entries: readonly Written[]): ReadonlySet<string> {
  const kept = sentences.map((sentence, index) => {
    const entry = entries[index]
    return {
      key: sentence.key,
      is: entry !== undefined && entry.text !== '' && (!entry.isWeighty || isReviewed(entry)),
    }
  })
  return new Set(kept.flatMap(({ key }) => (kept.every(one => one.key !== key || one.is) ? [key] : [])))
}

type Made = {
  language: string
  set: string
  weighty: readonly string[]
  sentences: readonly Sentence[]
  entries: readonly Written[]
}

export function moduleOf({ language, set, weighty, sentences, entries }: Made): string {
  const shown = shownOf(sentences, entries)
  const texts = new Map(entries.map(({ context, text }) => [context, text]))
  const tree: Tree = new Map()
  for (const key of shown) {
    const own = sentences.filter(one => one.key === key)
    put(tree, key.split('.'), wordsOf(own, texts))
  }
  const keyOf = (index: number) => sentences[index]?.key ?? ''
  const inEnglish = entries.flatMap((_, index) => (shown.has(keyOf(index)) ? [] : [keyOf(index)]))
  const held = weighty.filter(prefix => inEnglish.some(key => isUnder(key, [prefix])))
  const isMachine = entries.some((entry, index) => shown.has(keyOf(index)) && !isReviewed(entry))
  const body = printed(tree)
  const counts = body.includes('isOne(')
  return [
    `// Made of copy.${language}.po by \`npm run languages\`: change that file instead.`,
    `import type { Translation } from '#src/values/languages.ts'`,
    `import type { ${set} } from './words.ts'`,
    '',
    // It imports nothing: a page that waits for its words would wait for itself.
    ...(counts
      ? [`const isOne = (count: number): boolean => new Intl.PluralRules('${language}').select(count) === 'one'`, '']
      : []),
    `type Of = Translation<(typeof ${set})['english']>`,
    `export const words = ${body} satisfies Of['words']`,
    `export const held: Of['held'] = ${JSON.stringify(held)}`,
    `export const isMachine = ${String(isMachine)}`,
    '',
  ].join('\n')
}

type Tree = Map<string, Tree | string>

function put(tree: Tree, [name = '', ...rest]: readonly string[], words: string): void {
  if (rest.length === 0) return void tree.set(name, words)
  const inside = tree.get(name)
  const branch: Tree = inside instanceof Map ? inside : new Map()
  tree.set(name, branch)
  put(branch, rest, words)
}

const printed = (tree: Tree): string =>
  `{${[...tree].map(([name, inside]) => `${nameOf(name)}: ${inside instanceof Map ? printed(inside) : inside}`).join(', ')}}`

const nameOf = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name))

function wordsOf(own: readonly Sentence[], texts: ReadonlyMap<string, string>): string {
  const [plain] = own
  if (plain === undefined) return "''"
  const textOf = (sentence: Sentence) => texts.get(contextOf(sentence)) ?? ''
  if (own.length === 1 && plain.given.length === 0) return JSON.stringify(textOf(plain))
  const rest = own.filter(({ when }) => when.length > 0).toSorted((one, other) => other.when.length - one.when.length)
  const choices = rest.map(one => `${one.when.map(tested).join(' && ')} ? ${template(one, textOf(one))} : `).join('')
  const said = `${choices}${template(plain, textOf(plain))}`
  const last = plain.given.findLastIndex(({ name }) =>
    new RegExp(`\\b${name}\\b`).test(said.replaceAll(/\\{|\\}/g, '')),
  )
  const names = plain.given.slice(0, last + 1).map(({ name }) => (said.includes(name) ? name : `_${name}`))
  return `(${names.join(', ')}) => ${said}`
}

const tested = ({ name, is }: Condition): string =>
  ({
    empty: `!${name}`,
    undefined: `${name} === undefined`,
    null: `${name} === null`,
    0: `${name} === 0`,
    one: `isOne(${name})`,
  })[is]

const template = ({ given }: Sentence, text: string): string => {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$')
  const filled = given.reduce(
    (all, { name, isList }) => all.replaceAll(`{${name}}`, `\${${name}${isList ? ".join(', ')" : ''}}`),
    escaped,
  )
  return `\`${filled}\``
}
