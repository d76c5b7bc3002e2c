import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Call } from '#src/platform/services.ts'
import { foundIn } from '#src/wire/problem.ts'
import type { ContentCard, ContentView } from './contract.ts'
import { referenceTo } from '../forms/service.ts'
import { shelved, cardOf, viewOf } from './views.ts'
import { contentForms, contentItems } from './tables.ts'

export { add, change, publish, listAll, withdraw } from './desk.ts'

export async function list({ db }: Call, { stage }: { stage?: string | undefined }): Promise<ContentCard[]> {
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(isNotNull(contentItems.publishedAt), stage === undefined ? undefined : eq(contentItems.stage, stage)))
    .orderBy(asc(contentItems.order), asc(contentItems.id))
    .limit(500)
  return rows.map(cardOf)
}

export async function read(call: Call, { id }: { id: string }): Promise<ContentView> {
  const found = foundIn(await shelved(call.db, and(eq(contentItems.id, id), isNotNull(contentItems.publishedAt))))
  return found.item.format === 'Typeform' ? asForm(call, viewOf(found)) : viewOf(found)
}

/** With an address that says who fills it in, and whether they have. */
async function asForm({ db, caller, vault, ports }: Call, view: ContentView): Promise<ContentView> {
  const [sent] = await db
    .select()
    .from(contentForms)
    .where(and(eq(contentForms.owner, caller.id), eq(contentForms.item, view.id)))
  const reference = referenceTo(vault, { kind: 'content', owner: caller.id, subject: view.id })
  return {
    ...view,
    embed: view.embed && ports.forms.address(view.embed, reference),
    sentAt: sent?.sentAt.toString() ?? null,
  }
}
