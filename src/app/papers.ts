// The first real paper: from then on an account is worth a passkey.
import type { HasPapers } from '../features/accounts/second-factor/offer.ts'
import type { ServerModule } from '../manifest/server.ts'

/** One statement over what each module counts as papers. */
export function hasPapersIn(modules: readonly ServerModule[]): HasPapers {
  const conditions = modules.flatMap(({ hasPapers = [] }) => hasPapers)
  const statement = `select (${conditions.join(' or ')}) as has from (select $1::uuid as id) p`
  return async ({ sql, caller: { id } }) => {
    const [found] = await sql.unsafe<{ has: boolean }[]>(statement, [id], { prepare: true })
    return found?.has === true
  }
}
