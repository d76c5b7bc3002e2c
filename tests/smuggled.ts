// Fields that no client may write. Our own calls refuse each of them by name (tests/attacks/forgery.test.ts); calls of the
// specification ignore them, so the tests of these calls send them along with `withForbiddenFields`. If one were stored,
// it would be found in a row when the server of that test is closed.
import { z } from 'zod'
import { contract } from '../src/app/server-modules.ts'
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

/** Every forbidden field that this route does not declare itself. */
export function forbiddenFieldsFor({ input, path }: Route): Record<string, string> {
  const declared = new Set([...fieldsOf(input), ...pathParameters(path)])
  return Object.fromEntries(forbidden.filter(name => !declared.has(name)).map(name => [name, smuggled]))
}

/** The body of a call, such as `forexCard.order`, with all that no client may write beside it. */
export function withForbiddenFields<Body extends object>(call: string, body: Body): Body {
  const route = routes.find(([name]) => name === call)?.[1]
  if (route === undefined) throw new Error(`There is no call ${call}.`)
  return { ...forbiddenFieldsFor(route), ...body }
}

export function fieldsOf(input: z.ZodType): string[] {
  return Object.keys(shape.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).properties)
}

/** Where it was stored after all: in one statement over every table of the server that anything was ever stored in. */
export async function storedSmuggled({ connections }: { connections: Pick<Connections, 'sql'> }): Promise<string[]> {
  const tables = await connections.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'
      and pg_relation_size(format('%I.%I', table_schema, table_name)::regclass) > 0`
  const each = tables.map(({ name }) => `select '${name}' as name from ${name} t where t::text like '%${smuggled}%'`)
  const found = await connections.sql.unsafe<{ name: string }[]>(each.join(' union all '))
  return found.map(({ name }) => name)
}
