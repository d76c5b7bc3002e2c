// What we take from others: pinned, whole, under a licence we may use, and running no script of its own unasked.
import { z } from 'zod'

const dependencies = z.record(z.string(), z.string()).default({})

export const manifestShape = z.object({
  dependencies,
  devDependencies: dependencies,
  optionalDependencies: dependencies,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
})

export const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      hasInstallScript: z.boolean().default(false),
    }),
  ),
})

export const billShape = z.object({ components: z.array(z.object({ name: z.string(), version: z.string() })) })

export type Manifest = z.infer<typeof manifestShape>
export type Lock = z.infer<typeof lockShape>
export type Bill = z.infer<typeof billShape>
type Package = Lock['packages'][string] & { name: string; version: string }

/** For what reaches a user. */
const licences = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 Unlicense CC0-1.0 Zlib OFL-1.1'.split(' '),
)
/** Builds and tests may use these besides: we change nothing in them and hand none of them on. */
const licencesOfTools = new Set([...licences, 'MPL-2.0', 'PSF-2.0'])
/**
 * libvips, which sharp decodes pictures with: a library of its own, as its makers built it, that is linked dynamically and
 * can be replaced. So its licence asks nothing of what is ours.
 */
const licencesOfLinked = new Set([...licences, 'LGPL-3.0-or-later'])
const linked = /^@img\/sharp-/

export function faultsOf(manifest: Manifest, lock: Lock): readonly string[] {
  const packages = packagesOf(lock)
  return [
    ...unpinned(manifest),
    ...packages.flatMap(one => faultsOfPackage(one)),
    ...scriptFaults(manifest.allowScripts, packages),
  ]
}

/** The bill of materials names all there is. */
export function missingIn(bill: Bill, lock: Lock): readonly string[] {
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  return packagesOf(lock)
    .map(({ name, version }) => `${name}@${version}`)
    .filter(each => !listed.has(each))
}

const packagesOf = ({ packages }: Lock): readonly Package[] =>
  Object.entries(packages).flatMap(([path, one]) =>
    path === '' ? [] : [{ ...one, name: path.replace(/^.*node_modules\//, ''), version: one.version ?? '(none)' }],
  )

function unpinned({ dependencies, devDependencies, optionalDependencies }: Manifest): readonly string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} is not pinned: ${version}`)
}

function faultsOfPackage({ name, version, integrity, resolved, license, dev }: Package): readonly string[] {
  const faults: string[] = []
  if (!integrity?.startsWith('sha512-')) faults.push(`${name}@${version} has no sha512 in the lock`)
  if (resolved !== undefined) faults.push(`${name}@${version} is bound to one address: ${resolved}`)
  const allowed = linked.test(name) ? licencesOfLinked : dev ? licencesOfTools : licences
  const isFree = license !== undefined && isAllowed(license, allowed)
  if (!isFree) faults.push(`${name}@${version} has the licence ${license ?? '(none)'}`)
  return faults
}

/** An SPDX expression, as far as packages use it: 'A', '(A OR B)', 'A AND B'. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(each => isAllowed(each, allowed))
  return bare.split(' AND ').every(each => allowed.has(each))
}

/** npm runs no script that the list does not allow; here the list has nothing that is not there any more. */
function scriptFaults(list: Manifest['allowScripts'], packages: readonly Package[]): readonly string[] {
  const running = new Set(packages.filter(one => one.hasInstallScript).map(({ name }) => name))
  const listed = new Set(Object.keys(list))
  return [
    ...[...running].filter(name => !listed.has(name)).map(name => `${name} has an install script that nobody judged`),
    ...[...listed].filter(name => !running.has(name)).map(name => `${name} has no install script to allow or deny`),
  ]
}
