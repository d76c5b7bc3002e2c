import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sandboxSecrets } from './tables.ts'

/** What a sandbox signs with. Made once for a database, so that a notice signed by one process is believed by another. */
export async function sandboxSecret(
  db: Database,
  name: string,
  random: (length: number) => Uint8Array,
): Promise<string> {
  const value = Buffer.from(random(24)).toString('base64url')
  await db.insert(sandboxSecrets).values({ name, value }).onConflictDoNothing()
  const [kept] = await db.select().from(sandboxSecrets).where(eq(sandboxSecrets.name, name))
  return kept?.value ?? value
}
