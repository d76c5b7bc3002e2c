import type { Services } from '#src/platform/services.ts'

/** The insurers that somebody's paid application was sent to. */
export async function insurersOf({ sql }: Services, person: string): Promise<string[]> {
  const rows = await sql<{ partner: string }[]>`
    select distinct partner from insurance_requests
    where owner = ${person} and deposit_confirmed_at is not null order by partner`
  return rows.map(({ partner }) => partner)
}
