// Where a module is, looked up once. Node reads the whole list of what a package exports at each import of it, and for
// each of two thousand files what the nearest package.json says of its format: half of the work of a start.
import { registerHooks, type ResolveFnOutput, type ResolveHookContext } from 'node:module'

const packages = new Map<string, ResolveFnOutput>()
/** Of files with one ending in one folder. */
const formats = new Map<string, ResolveFnOutput['format']>()

registerHooks({
  resolve: (specifier, context, next) => {
    if (!isPlainImport(context)) return next(specifier, context)
    if (/^\.\.?\//.test(specifier)) return besides(specifier, context, () => next(specifier, context))
    if (!isPackage(specifier) || isOfPackage(context)) return next(specifier, context)
    const known = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    packages.set(specifier, known)
    return known
  },
})

/** A file named by its whole name lies where that says, and is what its neighbours are. */
function besides(specifier: string, { parentURL }: ResolveHookContext, look: () => ResolveFnOutput): ResolveFnOutput {
  const { href } = new URL(specifier, parentURL)
  const kind = href.slice(0, href.lastIndexOf('/')) + href.slice(href.lastIndexOf('.'))
  const format = formats.get(kind)
  if (format !== undefined) return { url: href, format, shortCircuit: true }
  const found = look()
  if (found.url === href) formats.set(kind, found.format)
  return found
}

const isPackage = (specifier: string) => !/^([./#]|[a-z]+:)/.test(specifier)

/** A package's own imports may find another version beside it. */
const isOfPackage = ({ parentURL }: ResolveHookContext) => parentURL?.includes('/node_modules/') !== false

const isPlainImport = ({ conditions, importAttributes }: ResolveHookContext) =>
  !conditions.includes('require') && Object.keys(importAttributes).length === 0
