import type { Services } from '#src/platform/services.ts'

/** The banks that somebody's application was sent to. */
export async function lendersOf({ sql }: Services, person: string): Promise<string[]> {
  const rows = await sql<{ bank: string }[]>`
    select bank from loan_sendings where owner = ${person} order by bank`
  return rows.map(({ bank }) => bank)
}
