// Where a new step goes in the files of its stage. Places are found in the syntax tree, and text is put in there.
import { parseSync, Visitor, type ESTree } from 'rolldown/utils'
import { isStatus } from '../src/journey/status.ts'

/** What is put in, before the character at `at`. */
export type Insertion = { at: number; text: string }

export function inserted(source: string, insertions: readonly Insertion[]): string {
  const fromTheEnd = insertions.toSorted((one, other) => other.at - one.at)
  return fromTheEnd.reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source)
}

/** After the last of a list or an object, and before a comma that may follow it. */
const after = (items: readonly ({ end: number } | null)[], start: number, text: string): Insertion => {
  const last = items.at(-1)
  return last ? { at: last.end, text: `,\n${text}` } : { at: start + 1, text: `\n${text},\n` }
}

export const programOf = (file: string, source: string): ESTree.Program => parseSync(file, source).program

const isNamed = (key: ESTree.PropertyKey, name: string): boolean => key.type === 'Identifier' && key.name === name

/** The steps of the stage's table. */
export function stepsIn(program: ESTree.Program): ESTree.ArrayExpression | undefined {
  let found: ESTree.ArrayExpression | undefined
  new Visitor({
    Property: ({ key, value }) => {
      // Another way to finish the stage names steps, by their ids.
      const isTable = value.type === 'ArrayExpression' && value.elements.some(one => one?.type !== 'Literal')
      if (isNamed(key, 'steps') && isTable) found ??= value
    },
  }).visit(program)
  return found
}

export const rowIn = (steps: ESTree.ArrayExpression, row: string): Insertion => after(steps.elements, steps.start, row)

/** A property of an object with this name, `const guides = { … }` or `panels: { … }`. */
export function entryIn(program: ESTree.Program, name: string, entry: string): Insertion | undefined {
  let found: ESTree.ObjectExpression | undefined
  const take = (value: ESTree.Expression | null) => {
    const object = value?.type === 'TSSatisfiesExpression' ? value.expression : value
    if (object?.type === 'ObjectExpression') found ??= object
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && id.name === name) take(init)
    },
    Property: ({ key, value }) => {
      if (isNamed(key, name) && value.type === 'ObjectExpression') take(value)
    },
  }).visit(program)
  return found && after(found.properties, found.start, entry)
}

/** Nothing where the file imports it already. */
export function importIn(program: ESTree.Program, name: string, from: string): Insertion[] {
  const imports = program.body.filter(statement => statement.type === 'ImportDeclaration')
  const own = imports.find(({ source, importKind }) => source.value === from && importKind !== 'type')
  if (own?.specifiers.some(({ local }) => local.name === name)) return []
  const [first] = own?.specifiers ?? []
  if (first !== undefined) return [{ at: first.start, text: `${name}, ` }]
  return [{ at: imports.at(-1)?.end ?? 0, text: `\nimport { ${name} } from '${from}'` }]
}

/** A column more for each row of the grids: the lists of as many statuses as the stage had steps. */
export function columnsIn(program: ESTree.Program, count: number, status: string): Insertion[] {
  const columns: Insertion[] = []
  new Visitor({
    ArrayExpression: ({ elements }) => {
      const isRow = elements.length === count && elements.every(isStatusLiteral)
      if (isRow) columns.push({ at: elements.at(-1)?.end ?? 0, text: `, '${status}'` })
    },
  }).visit(program)
  return columns
}

const isStatusLiteral = (element: ESTree.ArrayExpressionElement): boolean =>
  element?.type === 'Literal' && typeof element.value === 'string' && isStatus(element.value)
