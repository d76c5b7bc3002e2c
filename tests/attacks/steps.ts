// A regular expression is matched step by step, as V8 does it, and the steps are counted: their number is the same on every
// machine, however busy it is. Milliseconds are not.

export type Expression = { source: string; flags: string }
type Match = { index: number; end: number }
/** The match is the first one; the steps are of all of them where the expression is global. */
export type Counted = { steps: number; match: Match | undefined }

type Next = (at: number) => boolean
/** Matches from a place on, and then what comes next; tries its other ways where that fails. */
type Part = (at: number, next: Next) => boolean
type Letter = { fits: (at: number) => boolean; by: 1 | -1 }

class Enough extends Error {}

/** Undefined where it takes more steps than these. From a place on it is one match alone that is looked for. */
export function countSteps(
  { source, flags }: Expression,
  text: string,
  most: number,
  place?: number,
): Counted | undefined {
  const letters = /[uv]/.test(flags) ? [...text] : text.split('')
  const isEach = place === undefined && flags.includes('g')
  let steps = 0
  const whole = partOf({ source, flags }, letters, () => {
    steps += 1
    if (steps > most) throw new Enough()
  })
  try {
    let match: Match | undefined
    for (let from = place ?? 0; from <= letters.length;) {
      const found = firstMatch(whole, flags.includes('y') ? from : letters.length, from)
      match ??= found
      if (found === undefined || !isEach) break
      from = Math.max(found.end, found.index + 1)
    }
    return { steps, match }
  } catch (error) {
    if (error instanceof Enough) return undefined
    throw error
  }
}

function firstMatch(whole: Part, last: number, from: number): Match | undefined {
  let end = 0
  for (let index = from; index <= last; index += 1) {
    const isMatch = whole(index, at => {
      end = at
      return true
    })
    if (isMatch) return { index, end }
  }
  return undefined
}

const opening = /\((?:\?(?:<?[=!]|:|<\w+>))?/y
const times = /(?:[*+?]|\{\d+,?\d*\})\??/y
const oneLetter =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\k<\w+>|\\.|\[(?:\\.|[^\]\\])*\]|[^]/uy

function partOf({ source, flags }: Expression, letters: readonly string[], step: () => void): Part {
  const groups: (string | undefined)[] = []
  const names = new Map<string, number>()
  const single = new Map<Part, Letter>()
  let place = 0

  const taken = (token: RegExp): string => {
    token.lastIndex = place
    const [found = ''] = token.exec(source) ?? []
    place += found.length
    return found
  }

  /** Up to the end of its group. What stands before a place is matched backwards, as V8 does it. */
  function either(isBackward: boolean): Part {
    const ways = [sequence(isBackward)]
    while (source[place] === '|') {
      place += 1
      ways.push(sequence(isBackward))
    }
    return (at, next) => ways.some(way => way(at, next))
  }

  function sequence(isBackward: boolean): Part {
    const parts: Part[] = []
    while (place < source.length && source[place] !== '|' && source[place] !== ')') {
      const one = source[place] === '(' ? group(isBackward) : atom(isBackward)
      const often = taken(times)
      parts.push(often === '' ? one : repeated(one, often))
    }
    if (isBackward) parts.reverse()
    return (at, next) => parts.reduceRight<Next>((rest, part) => here => part(here, rest), next)(at)
  }

  function group(isBackward: boolean): Part {
    const kind = taken(opening)
    const name = /\?<(\w+)>/.exec(kind)?.[1]
    const number = kind === '(' || name !== undefined ? groups.push(undefined) - 1 : undefined
    if (name !== undefined && number !== undefined) names.set(name, number)
    const isAround = /[=!]$/.test(kind)
    const inner = either(isAround ? kind.includes('<') : isBackward)
    place += 1
    if (isAround) return (at, next) => inner(at, () => true) === kind.endsWith('=') && next(at)
    if (number === undefined) return inner
    return (at, next) =>
      inner(at, end => {
        const before = groups[number]
        groups[number] = letters.slice(Math.min(at, end), Math.max(at, end)).join('')
        if (next(end)) return true
        groups[number] = before
        return false
      })
  }

  function repeated(part: Part, often: string): Part {
    const isLazy = often.length > 1 && often.endsWith('?')
    const [least, most] = boundsOf(often)
    const letter = single.get(part)
    if (letter !== undefined) return isLazy ? fewLetters(letter, least, most) : manyLetters(letter, least, most)
    const from =
      (count: number): Part =>
      (at, next) => {
        step()
        const again = () =>
          count < most && part(at, after => (after !== at || count < least) && from(count + 1)(after, next))
        if (count < least) return again()
        return isLazy ? next(at) || again() : again() || next(at)
      }
    return from(0)
  }

  // The same in a loop: in a long text the calls would be too many in one another.
  function manyLetters({ fits, by }: Letter, least: number, most: number): Part {
    return (at, next) => {
      let count = 0
      for (let is = true; is && count <= most; count += 1) {
        step()
        is = fits(at + count * by)
      }
      for (count -= 1; count >= least; count -= 1) {
        step()
        if (next(at + count * by)) return true
      }
      return false
    }
  }

  function fewLetters({ fits, by }: Letter, least: number, most: number): Part {
    return (at, next) => {
      for (let count = 0; count <= most; count += 1) {
        step()
        if (count >= least && next(at + count * by)) return true
        if (!fits(at + count * by)) return false
      }
      return false
    }
  }

  function atom(isBackward: boolean): Part {
    const token = taken(oneLetter)
    const around = assertions[token]
    if (around !== undefined) return (at, next) => (step(), around(letters, at, flags.includes('m'))) && next(at)
    const [, number, name = ''] = /^\\(?:([1-9])|k<(\w+)>)$/.exec(token) ?? []
    if (number !== undefined || name !== '')
      return repeats(() => groups[number === undefined ? (names.get(name) ?? 0) : Number(number) - 1] ?? '', isBackward)
    const by = isBackward ? -1 : 1
    const fitsLetter = fitting(token, flags)
    const fits = (at: number): boolean => {
      const letter = letters[isBackward ? at - 1 : at]
      return letter !== undefined && fitsLetter(letter)
    }
    const part: Part = (at, next) => (step(), fits(at)) && next(at + by)
    single.set(part, { fits, by })
    return part
  }

  const repeats =
    (said: () => string, isBackward: boolean): Part =>
    (at, next) => {
      step()
      const before = said()
      const end = isBackward ? at - before.length : at + before.length
      return letters.slice(Math.min(at, end), Math.max(at, end)).join('') === before && next(end)
    }

  return either(false)
}

function boundsOf(often: string): [least: number, most: number] {
  if (often.startsWith('*')) return [0, Infinity]
  if (often.startsWith('+')) return [1, Infinity]
  if (often.startsWith('?')) return [0, 1]
  const [, least = '', comma = '', most = ''] = /^\{(\d+)(,?)(\d*)\}/.exec(often) ?? []
  return [Number(least), most !== '' ? Number(most) : comma === '' ? Number(least) : Infinity]
}

const isWord = (letter: string | undefined): boolean => letter !== undefined && /^\w$/.test(letter)
const isEdge = (letters: readonly string[], at: number) => isWord(letters[at - 1]) !== isWord(letters[at])

type Assertion = (letters: readonly string[], at: number, eachLine: boolean) => boolean
const assertions: Readonly<Record<string, Assertion>> = {
  '^': (letters, at, eachLine) => at === 0 || (eachLine && letters[at - 1] === '\n'),
  $: (letters, at, eachLine) => at === letters.length || (eachLine && letters[at] === '\n'),
  '\\b': isEdge,
  '\\B': (letters, at) => !isEdge(letters, at),
}

/** Which letters a class or an escape stands for, V8 itself knows. */
function fitting(token: string, flags: string): (letter: string) => boolean {
  const alone = new RegExp(`^(?:${token})$`, flags.replaceAll(/[gmyd]/g, ''))
  const known = new Map<string, boolean>()
  return letter => {
    const found = known.get(letter) ?? alone.test(letter)
    known.set(letter, found)
    return found
  }
}
