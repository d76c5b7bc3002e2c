// What changed from one text to the next, word by word, in any script.
import { diffArrays } from 'diff'

export type Change = { kind: 'same' | 'added' | 'removed'; text: string }

/** Two texts that have little in common take long to compare, and the answer would help nobody. */
const longestWait = 800

export function changesBetween(before: string, after: string): readonly Change[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), {
    timeout: longestWait,
    comparator: (one, other) => withoutSpace(one) === withoutSpace(other),
  })
  if (found === undefined) return wholly(before, after)
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}

/** How many words came and went: marks and spaces are no words. */
export function countChanges(changes: readonly Change[]): { added: number; removed: number } {
  const count = (kind: Change['kind']) =>
    changes.filter(change => change.kind === kind).reduce((total, { text }) => total + countWords(text), 0)
  return { added: count('added'), removed: count('removed') }
}

const words = new Intl.Segmenter('und', { granularity: 'word' })

/** A word takes the space after it along: spaces alone would be found again everywhere. A new line counts by itself. */
const wordsOf = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment).reduce<string[]>((all, segment) => {
    const last = all.at(-1)
    if (last === undefined || !/^[^\S\n]+$/.test(segment)) all.push(segment)
    else all[all.length - 1] = last + segment
    return all
  }, [])

const withoutSpace = (word: string): string => word.replace(/(?<![^\S\n])[^\S\n]+$/, '')

const countWords = (text: string): number =>
  [...words.segment(text)].filter(({ isWordLike }) => isWordLike === true).length

const wholly = (before: string, after: string): readonly Change[] =>
  [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '')
