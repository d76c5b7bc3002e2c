// A read that fails must not leave its place empty, or grey for ever: whoever takes the data of a read looks at its
// failure too, or hands the whole read on to something that does.
import { parseSync, Visitor, type ESTree } from 'rolldown/utils'

/** What a hook answers, with `data` in it, is a read; a mutation has it too, and says its failure as it is made. */
const isRead = (node: ESTree.Node | null | undefined): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^use[A-Z]/.test(node.callee.name) &&
  node.callee.name !== 'useMutation'

const failures = new Set(['error', 'isError', 'status'])

type Named = { name: string; from: number; to: number; at: number; isShown: boolean; isTaken: boolean }

/** The lines on which the data of a read is taken and its failure is left out. */
export function unshownReads(path: string, source: string): readonly number[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read.`)
  const unshown: number[] = []
  const named: Named[] = []
  const bodies: ESTree.Node[] = [program]
  const members = new Set<ESTree.Node>()
  const enter = (node: ESTree.Node) => void bodies.push(node)
  const leave = () => void bodies.pop()
  // The declarations first: what they name is looked for afterwards.
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init, start }) {
      if (!isRead(init)) return
      if (id.type === 'ObjectPattern') {
        const keys = id.properties.map(one => (one.type === 'Property' ? nameOf(one.key) : undefined))
        const isWhole = keys.includes(undefined)
        if (keys.includes('data') && !isWhole && !keys.some(key => failures.has(key ?? ''))) unshown.push(start)
      }
      const body = bodies.at(-1) ?? program
      if (id.type === 'Identifier')
        named.push({ name: id.name, from: body.start, to: body.end, at: id.start, isShown: false, isTaken: false })
    },
    MemberExpression({ object, property, start }) {
      if (isRead(object) && nameOf(property) === 'data') unshown.push(start)
    },
  }).visit(program)
  const readAt = (name: string, at: number) =>
    named.findLast(one => one.name === name && one.from <= at && at < one.to && one.at !== at)
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier') return
      members.add(object)
      const read = readAt(object.name, object.start)
      if (read === undefined) return
      if (nameOf(property) === 'data') read.isTaken = true
      if (failures.has(nameOf(property) ?? '')) read.isShown = true
    },
    Property({ key, shorthand }) {
      if (!shorthand) members.add(key)
    },
    Identifier(node) {
      if (members.has(node)) return
      const read = readAt(node.name, node.start)
      if (read !== undefined) read.isShown = true
    },
  }).visit(program)
  unshown.push(...named.filter(({ isTaken, isShown }) => isTaken && !isShown).map(({ at }) => at))
  return unshown.toSorted((a, b) => a - b).map(at => source.slice(0, at).split('\n').length)
}

const nameOf = (node: ESTree.Node): string | undefined => (node.type === 'Identifier' ? node.name : undefined)
