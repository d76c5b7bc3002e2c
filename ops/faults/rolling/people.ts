// Students whose tokens we know.
import type { Sql } from '#src/platform/database/database.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'

export type Student = { id: string; cookie: string }

export async function addStudents(sql: Sql, count: number): Promise<Student[]> {
  const rows = await sql<{ id: string }[]>`
    insert into people (first_name, email, email_verified_at, created_at)
    select 'Rolling ' || n, gen_random_uuid() || '@example.com', now(), now() from generate_series(1, ${count}) n returning id`
  const made = rows.map(({ id }) => ({ id, token: `torture-session-token-${id}` }))
  for (const { id, token } of made) {
    await sql`
      insert into sessions (person, token_hash, proved_at, created_at, expires_at, agent)
      values (${id}, ${hashToken(token)}, now(), now(), now() + interval '1 day', '')`
  }
  return made.map(({ id, token }) => ({ id, cookie: `safar_session=${token}` }))
}
