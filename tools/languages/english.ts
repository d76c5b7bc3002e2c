// All sentences of a set in English, with a name for each. A function is called with marks in place of what it is given.

/** One sentence: its key, and of a function's other sentences also when it is said, as in `emi [count=one]`. */
export type Sentence = { key: string; when: readonly Condition[]; english: string; given: readonly Given[] }
export type Given = { name: string; isList: boolean }
/** Empty text, nothing at all (`undefined` or `null`), the number none, or what the language counts as one. */
export type Condition = { name: string; is: 'empty' | 'undefined' | 'null' | '0' | 'one' }

export const contextOf = ({ key, when }: Pick<Sentence, 'key' | 'when'>): string =>
  when.length === 0 ? key : `${key} [${when.map(({ name, is }) => `${name}=${is}`).join(', ')}]`

type Callable = (...given: unknown[]) => unknown

export function sentencesOf(english: object, path: readonly string[] = []): readonly Sentence[] {
  return Object.entries(english).flatMap(([name, value]: [string, unknown]): readonly Sentence[] => {
    const at = [...path, name]
    const key = at.join('.')
    if (typeof value === 'string') return [{ key, when: [], english: value, given: [] }]
    if (isFunction(value)) return sentencesOfFunction(key, value)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? sentencesOf(value, at) : []
  })
}

const isFunction = (value: unknown): value is Callable => typeof value === 'function'

const alternatives = [
  { is: 'empty', value: '' },
  { is: 'undefined', value: undefined },
  { is: 'null', value: null },
  { is: '0', value: 0 },
  { is: 'one', value: 1 },
] as const

/** The plain sentence, and each other one that the function says of particular values, alone and together. */
function sentencesOfFunction(key: string, call: Callable): readonly Sentence[] {
  const names = parametersOf(call)
  const given = listsAmong(names).flatMap(lists => {
    const marks = names.map(name => ({ name, isList: lists.includes(name) }))
    return said(call, marks, []) === undefined ? [] : [marks]
  })[0]
  if (given === undefined) throw new Error(`${key} says nothing of what it is given.`)
  const plain: Sentence = { key, when: [], english: said(call, given, []) ?? '', given }
  const found = [plain]
  const add = (when: readonly Condition[]) => {
    const english = said(call, given, when)
    if (english === undefined || isSaidByFewer(found, when, english)) return
    const sentence = counted(english, when)
    if (!found.some(one => one.english === sentence)) found.push({ key, when, english: sentence, given })
  }
  const free = given.filter(({ isList }) => !isList)
  for (const { name } of free) for (const { is } of alternatives) add([{ name, is }])
  const single = found.slice(1).flatMap(({ when }) => when)
  single.forEach((one, index) => single.slice(index + 1).forEach(other => other.name !== one.name && add([one, other])))
  return found
}

/** Already said by the sentence of fewer conditions, with the values put in. */
const isSaidByFewer = (found: readonly Sentence[], when: readonly Condition[], english: string): boolean =>
  found.some(
    one =>
      one.when.length < when.length &&
      one.when.every(({ name, is }) => when.some(other => other.name === name && other.is === is)) &&
      as(one.english, when) === english,
  )

/** A sentence with its conditions' values in the places of their marks. */
const as = (sentence: string, when: readonly Condition[]): string =>
  when.reduce((text, { name, is }) => text.replaceAll(`{${name}}`, String(valueOf(is))), sentence)

const valueOf = (is: Condition['is']) => alternatives.find(one => one.is === is)?.value

/** Other languages count as one what English does not, so the number stays a mark. */
const counted = (english: string, when: readonly Condition[]): string =>
  when.reduce((text, { name, is }) => (is === 'one' ? text.replace(/\b1\b/, `{${name}}`) : text), english)

function said(call: Callable, given: readonly Given[], when: readonly Condition[]): string | undefined {
  const values = given.map(({ name, isList }) => {
    const condition = when.find(one => one.name === name)
    if (condition !== undefined) return isList ? [] : valueOf(condition.is)
    return isList ? [`{${name}}`] : `{${name}}`
  })
  try {
    const answer = call(...values)
    return typeof answer === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}

const listsAmong = (names: readonly string[]): readonly (readonly string[])[] => [
  [],
  ...names.map(name => [name]),
  names,
]

/** As they are named in the source, without the types, which Node has blanked. */
function parametersOf(call: Callable): readonly string[] {
  const source = String(call)
  const inside =
    /^(?:async\s*)?(?:function\s*\w*\s*)?\(([^)]*)\)/.exec(source)?.[1] ?? /^(\w+)\s*=>/.exec(source)?.[1] ?? ''
  return inside.split(',').flatMap(one => (one.trim() === '' ? [] : [one.trim()]))
}
