import { eq } from 'drizzle-orm'
import type { StoredFile } from '#src/features/people/personal-data/sources.ts'
import type { Services } from '#src/platform/services.ts'
import { storedAs } from './filled-form.ts'
import { filledI20s } from './tables.ts'

export async function storedI20s({ db }: Services, person: string): Promise<StoredFile[]> {
  const filled = await db.select({ file: filledI20s.file }).from(filledI20s).where(eq(filledI20s.owner, person))
  return filled.map(({ file }) => ({ path: storedAs(person, file), name: 'I-20 request.pdf' }))
}
