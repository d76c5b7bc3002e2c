import { eq } from 'drizzle-orm'
import type { StoredFile } from '#src/features/people/personal-data/sources.ts'
import type { House } from '#src/platform/house.ts'
import { storedAs } from './filling.ts'
import { filledI20s } from './tables.ts'

export async function storedI20s({ db }: House, person: string): Promise<StoredFile[]> {
  const filled = await db.select({ file: filledI20s.file }).from(filledI20s).where(eq(filledI20s.owner, person))
  return filled.map(({ file }) => ({ path: storedAs(person, file), name: 'I-20 request.pdf' }))
}
