// Where a package is, looked up once. Node reads the whole list of what a package exports at each import of it, and the
// list of one that hundreds of our files import is thousands of lines long: two fifths of the work of a start.
import { registerHooks, type ResolveFnOutput, type ResolveHookContext } from 'node:module'

const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve: (specifier, context, next) => {
    if (!isPackage(specifier) || !isOurs(context)) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})

const isPackage = (specifier: string) => !/^([./#]|[a-z]+:)/.test(specifier)

/** A package's own imports may find another version beside it. */
const isOurs = ({ parentURL, conditions, importAttributes }: ResolveHookContext) =>
  parentURL?.includes('/node_modules/') === false &&
  !conditions.includes('require') &&
  Object.keys(importAttributes).length === 0
