// What other features and stages say about the files that they keep of a student: each in its `module.server.ts`.
import { slot } from '#src/manifest/slots.ts'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Services } from '#src/platform/services.ts'
import type { PurposeName } from '../documents/rules.ts'
import { documents } from '../documents/tables.ts'

/** The step that a file belongs to, by its address, and what the file is there. */
type AtStep = { what: string; usedIn: `/${string}` }

/** One that came in, by its id; or one that we made, with the address at which it is read. */
export type FileOfStep = AtStep &
  ({ document: string } | { made: { id: string; name: string; address: `/${string}`; at: Temporal.Instant } })

export type StepFilesSource = (services: Pick<Services, 'db'>, owner: string) => Promise<FileOfStep[]>

/** For all files of one purpose, where the step has no more to say of each. */
export const filesFor =
  (purpose: PurposeName, at: AtStep): StepFilesSource =>
  async ({ db }, owner) => {
    const rows = await db
      .select({ document: documents.id })
      .from(documents)
      .where(and(eq(documents.owner, owner), eq(documents.purpose, purpose), isNotNull(documents.attachedTo)))
      .orderBy(asc(documents.id))
    return rows.map(row => ({ ...row, ...at }))
  }

export const allOf =
  (...sources: readonly StepFilesSource[]): StepFilesSource =>
  async (services, owner) =>
    (await Promise.all(sources.map(source => source(services, owner)))).flat()

/** Files of a student that the steps of a module keep, for the page of all their documents. */
export const stepFiles = slot<StepFilesSource>('vault/files')
