// Words that nobody would say aloud, and where each is refused. What a bank or a city says is named beside the rule; what the
// specification says, and stored names, stand in `specified-words.ts`.
import { parseSync } from 'rolldown/utils'
import { specified, storedNames } from './specified-words.ts'

/** A name is any identifier; a file or a function is its own name; text is what somebody reads in the product. */
type Place = 'name' | 'file' | 'function' | 'comment' | 'text'

type WordRule = {
  word: RegExp
  in: readonly Place[]
  instead: string
  wrong: string
  right: string
  /** Where it is the right word. */
  but?: RegExp
}

const everywhere = ['name', 'file', 'comment', 'text'] as const

/** A part of an identifier, of a file's name or of a sentence. */
const part = (word: string): RegExp =>
  new RegExp(`(?<![a-zA-Z])${word}(?![a-z])|(?<=[a-z])${word[0]?.toUpperCase()}${word.slice(1)}(?![a-z])`)

const anyCase = (word: string): RegExp => new RegExp(`(?<![a-zA-Z])${word}(?![a-zA-Z])`, 'i')

const refusals: readonly WordRule[] = [
  {
    word: part('told'),
    in: everywhere,
    instead: 'notified, shown, said',
    wrong: 'Nobody is told of it.',
    right: 'Nobody is notified of it.',
    // What an officer does.
    but: /told to wait|been told anything|what you were told/i,
  },
  {
    word: anyCase('laid'),
    in: everywhere,
    instead: 'assigned',
    wrong: 'A step that was laid twice.',
    right: 'A step that was assigned twice.',
  },
  {
    word: anyCase('deeds?'),
    in: everywhere,
    instead: 'action, entry',
    wrong: 'The one deed is as it was noted.',
    right: 'The one action is as it was noted.',
    // The document of a sale of land, and what the audit's keyed hashes begin with.
    but: /(sales?|chain|last|title)[ _]deed|^'?deed|^Sales deed$|[dD]eeds of all|detail of deed|^deed |`deed |[cC]hain deed|sale deed/,
  },
  {
    word: anyCase('twins?'),
    in: everywhere,
    instead: 'sandbox, duplicate',
    wrong: 'The twin of the provider answers.',
    right: 'The sandbox of the provider answers.',
    // A city.
    but: /Twin[- ]Cities|twin-cities/i,
  },
  {
    word: anyCase('tellings?'),
    in: everywhere,
    instead: 'notification, notice',
    wrong: 'A telling waits to be sent.',
    right: 'A notification waits to be sent.',
  },
  {
    word: /[hH]ouse(?![a-z])|House(?=[A-Z])/,
    in: ['name', 'file', 'comment'],
    instead: 'services, app, server',
    wrong: 'openTestHouse',
    right: 'openTestApp',
    but: /[lL]ighthouse/,
  },
  { word: part('doors'), in: ['name', 'file'], instead: 'deps', wrong: 'doorsOf', right: 'depsOf' },
  {
    word: /(?<![a-zA-Z])([hH]e|[hH]is|[hH]im|[hH]imself)(?![a-zA-Z’'])/,
    in: ['comment'],
    instead: 'they',
    wrong: 'What he has sent is his.',
    right: 'What they have sent is theirs.',
  },
  {
    word: /^(asked|kept|held|known|line|way|whose|who|still|begun|telling)$/,
    in: ['file'],
    instead: 'the noun that it defines',
    wrong: 'kept',
    right: 'storage',
  },
  {
    // A line is a thing that a function makes.
    word: /^(asked|kept|held|known|way|whose|who|still|begun|telling)$/,
    in: ['function'],
    instead: 'what it does or answers',
    wrong: 'held',
    right: 'lockVersion',
  },
  ...phrases(
    ['stands? there twice', 'is listed twice', 'One of these stands there twice.'],
    ['offered no more', 'is no longer available', 'This is offered no more.'],
    ['Somebody has just taken', 'Someone just booked', 'Somebody has just taken this time.'],
    ['Lay it for', 'Assign it to', 'Lay it for them as well'],
    ['Take back that I have', 'Undo', 'Take back that I have none'],
    ['As it stands on', 'As printed on', 'As it stands on the confirmation.'],
    ['Everything we know of fits', 'Every date that we know of fits', 'Everything we know of fits'],
    ['\\d dates break', 'dates can’t be met', '9 dates break'],
    ['Who one is', 'the caller’s name and roles', 'Who one is at the desk.'],
    ['[tT]o be had(?! by)', 'still needed', 'To be had'],
    ['Takes (that|it|them|one) back', 'Undoes that', 'Takes that back.'],
    ['Lays a step', 'Assigns a step', 'Lays a step for some students.'],
    ['Tells of an?', 'Enters', 'Tells of an appointment.'],
    ["([Oo]f|[Oo]n) one[’']s own", 'your own', 'A file of one’s own.'],
    ['since one (read|saw)', 'since you loaded', 'Changes it, unless somebody else did so since one read it.'],
    ['[a-z]+s it no more', 'no longer', 'Offers it no more.'],
    ['and so in no month', 'so not in any month', 'Without a day yet, and so in no month'],
  ),
]

function phrases(...all: readonly (readonly [word: string, instead: string, wrong: string])[]): WordRule[] {
  return all.map(([word, instead, wrong]) => ({ word: new RegExp(word), in: ['text'], instead, wrong, right: instead }))
}

export const wordRules: readonly WordRule[] = refusals

export type Finding = { line: number; found: string; instead: string }

type Said = { place: Place; text: string; at: number }

/** What is refused in a file of code. */
export function wordsIn(path: string, source: string): Finding[] {
  const said: Said[] = [...namesOf(path), ...tokensOf(path, source)]
  return found(said, source)
}

/** What is refused in a page of documentation. */
export const wordsInText = (path: string, source: string): Finding[] =>
  found(
    [
      ...namesOf(path),
      { place: 'comment', text: source.replaceAll(/`[^`\n]*`/g, code => ' '.repeat(code.length)), at: 0 },
    ],
    source,
  )

const namesOf = (path: string): Said[] => {
  const file = path.replace(/^.*\//, '').replace(/\..*$/, '')
  return [{ place: 'file', text: file, at: 0 }]
}

function found(said: readonly Said[], source: string): Finding[] {
  return said.flatMap(({ place, text, at }) =>
    wordRules.flatMap(({ word, in: places, instead, but }) => {
      if (!places.includes(place)) return []
      return [...text.matchAll(new RegExp(word.source, `${word.flags}g`))].flatMap(({ 0: hit, index }) => {
        const around = text.slice(Math.max(0, index - 20), index + hit.length + 20)
        if (specified.includes(text) || storedNames.some(name => around.includes(name))) return []
        if (but?.test(text.length < 60 ? text : around) === true) return []
        return [{ line: source.slice(0, at + index).split('\n').length, found: hit, instead }]
      })
    }),
  )
}

function tokensOf(path: string, source: string): Said[] {
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read.`)
  const said: Said[] = comments.map(({ value, start }) => ({ place: 'comment' as const, text: value, at: start + 2 }))
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    else if (isNode(node)) {
      if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return
      const { type, start } = node
      const made = functionName(node)
      if (made !== undefined) said.push({ place: 'function', text: made, at: start })
      if (type === 'Identifier' && typeof node.name === 'string')
        said.push({ place: 'name', text: node.name, at: start })
      if ((type === 'Literal' || type === 'JSXText') && typeof node.value === 'string')
        said.push({ place: 'text', text: node.value, at: start })
      if (type === 'TemplateElement') said.push({ place: 'text', text: source.slice(start, node.end), at: start })
      for (const value of Object.values(node)) if (typeof value === 'object') walk(value)
    }
  }
  walk(program)
  return said
}

/** `function held()` and `const held = () => …`; a key of an object names what it holds. */
function functionName({ type, id, init }: AnyNode): string | undefined {
  const isMade = type === 'VariableDeclarator' && isNode(init) && /^(Arrow)?Function/.test(init.type)
  const isNamed = isNode(id) && typeof id.name === 'string' && (isMade || type === 'FunctionDeclaration')
  return isNamed ? String(id.name) : undefined
}

type AnyNode = Readonly<Record<string, unknown>> & { type: string; start: number; end: number }

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && typeof value.start === 'number'
