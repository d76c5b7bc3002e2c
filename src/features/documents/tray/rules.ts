// Which paper a file may be, by its name alone. It is a guess, which the student confirms before anything is sent.
import { fileProblem, isPicture, kindByName, type PurposeName } from '../rules.ts'

/** A paper that a file may be, with the names that people give to such files: 'pan card', '10th', 'sem'. */
export type Named = { id: string; names: readonly string[] }

/** One paper's names must be in the file's name, and no other paper's: otherwise the student says what it is. */
export function guessSlot(fileName: string, slots: readonly Named[]): string | undefined {
  const words = wordsIn(fileName.replace(/\.[^.]*$/, ''))
  const found = slots.flatMap(({ id, names }) =>
    names.map(wordsIn).flatMap(name => (words.includes(name) ? [{ id, name }] : [])),
  )
  // 'Form 16A' is not also a 'form 16': the longer name says more.
  const fullest = found.filter(one => !found.some(other => other.name !== one.name && other.name.includes(one.name)))
  const ids = new Set(fullest.map(({ id }) => id))
  return ids.size === 1 ? fullest[0]?.id : undefined
}

/** ' sem 1 marksheet ': in small letters, without signs, letters apart from digits, in the singular; a space around each. */
function wordsIn(name: string): string {
  const apart = name
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/(\p{L})(\p{N})/gu, '$1 $2')
    .replace(/(\p{N})(\p{L})/gu, '$1 $2')
  const words = apart.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => word !== '')
  return ` ${words.map(word => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' ')} `
}

/** What can be said before a picture is made smaller: its size says nothing yet. */
export function problemBeforeShrinking(
  { name, size }: { name: string; size: number },
  purpose: PurposeName,
): string | undefined {
  const bytes = isPicture(kindByName(name, purpose)) ? Math.min(size, 1) : size
  return fileProblem({ name, bytes }, purpose)
}
