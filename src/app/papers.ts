// What modules say about the papers that they keep of a student.
import type { AppServices } from '../manifest/app-services.ts'
import type { ServerModule } from '../manifest/server.ts'

/** From the first real paper on, an account is worth a passkey. One statement over what each module counts as papers. */
export function hasPapersIn(modules: readonly ServerModule[]): AppServices['hasPapers'] {
  const conditions = modules.flatMap(({ hasPapers = [] }) => hasPapers)
  const statement = `select (${conditions.join(' or ')}) as has from (select $1::uuid as id) p`
  return async ({ sql, caller: { id } }) => {
    const [found] = await sql.unsafe<{ has: boolean }[]>(statement, [id], { prepare: true })
    return found?.has === true
  }
}

export const vaultFilesIn =
  (modules: readonly ServerModule[]): AppServices['vaultFilesOf'] =>
  async (house, owner) =>
    (await Promise.all(modules.map(({ vaultFiles }) => vaultFiles?.(house, owner) ?? []))).flat()
