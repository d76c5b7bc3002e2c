// What no client may write, sent along with everything that any test sends: see tests/visitor.ts. Whatever of it were
// stored would be found in a row when the house of that test is closed.
import { z } from 'zod'
import { contract } from '../src/app/contract.ts'
import type { Connections } from '../src/platform/database/database.ts'
import { pathParameters, type Route } from '../src/wire/route.ts'

/** In no row of any table; and no number, moment or id, so that a column of these refuses it aloud. */
export const smuggled = 'smuggled-in-by-a-client'

/** Whose it is, what it costs, what was decided and when. */
export const forbidden = [
  'id',
  'owner',
  'ownerId',
  'person',
  'personId',
  'userId',
  'userID',
  'student',
  'studentId',
  'by',
  'role',
  'roles',
  'isAdmin',
  'isGuest',
  'bank',
  'status',
  'state',
  'subStatus',
  'price',
  'amount',
  'currency',
  'total',
  'premium',
  'depositAmount',
  'invoice',
  'rate',
  'fee',
  'discount',
  'finalPremium',
  'at',
  'createdAt',
  'updatedAt',
  'paidAt',
  'confirmedAt',
  'depositConfirmedAt',
  'approvedAt',
  'acceptedAt',
  'verifiedAt',
  'emailVerifiedAt',
  'settledAt',
  'publishedAt',
  'completedAt',
  'withdrawnAt',
  'erasedAt',
  'provedAt',
  'expiresAt',
  'approved',
  'paid',
  'confirmed',
  'verified',
  'isVerified',
  'version',
  'sealed',
  'wrapped',
  'hash',
  'passwordHash',
  'tokenHash',
  'providerId',
  'reference',
  'last4',
  'revision',
  'number',
  'path',
] as const

export const routes = Object.entries(contract).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, route]): [string, Route] => [`${feature}.${verb}`, route]),
)

const shape = z.object({ properties: z.record(z.string(), z.unknown()).default({}) })

type Door = { method: string; address: RegExp; declared: ReadonlySet<string> }

let made: Door[] | undefined
const doors = () => (made ??= makeDoors())

const makeDoors = () =>
  routes
    .filter(([, { method, body }]) => method !== 'GET' && body === 'json')
    // A path of plain words before one with a name in it, as the server chooses.
    .toSorted(([, one], [, other]) => pathParameters(one.path).length - pathParameters(other.path).length)
    .map(([, { method, path, input }]): Door => {
      const address = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      return { method, address, declared: new Set([...fieldsOf(input), ...pathParameters(path)]) }
    })

/** Our own paths refuse a field that they don't know; those of the specification ignore it. */
export const refusesUnknown = (path: string): boolean => path.startsWith('/api/')

/**
 * The same body with all of it beside what was meant, but for what the route asks for by that name; nothing, where the
 * path is none of ours.
 */
export function withSmuggled(method: string, path: string, body: unknown): object | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const [bare = ''] = path.split('?')
  const door = doors().find(each => each.method === method && each.address.test(bare))
  if (door === undefined) return undefined
  const extra = forbidden.filter(name => !door.declared.has(name)).map(name => [name, smuggled])
  return { ...Object.fromEntries(extra), ...body }
}

export function fieldsOf(input: z.ZodType): string[] {
  return Object.keys(shape.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).properties)
}

/** Where it was stored after all: in one statement over every table of the house that anything was ever stored in. */
export async function storedSmuggled({ connections }: { connections: Pick<Connections, 'sql'> }): Promise<string[]> {
  const tables = await connections.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
      and pg_relation_size(format('%I.%I', table_schema, table_name)::regclass) > 0`
  const each = tables.map(({ name }) => `select '${name}' as name from ${name} t where t::text like '%${smuggled}%'`)
  const found = await connections.sql.unsafe<{ name: string }[]>(each.join(' union all '))
  return found.map(({ name }) => name)
}
