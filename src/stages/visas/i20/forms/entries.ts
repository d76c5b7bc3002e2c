// Universities' own forms as a catalogue: what goes into their fields, and which of them students get.
import * as audited from '#src/stages/visas/audit-actions.ts'
import { and, eq, ne } from 'drizzle-orm'
import { touched } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { formChanged, formTyped, mappingInvalid } from './contract.ts'
import { mappingProblem, publishProblem } from './rules.ts'
import { i20Forms } from '../tables.ts'

export const findForm = async (db: Queries, id: string) =>
  (await db.select().from(i20Forms).where(eq(i20Forms.id, id)).for('no key update'))[0]

/** Students see which form they get, so they are notified as well. */
export const formEntries = catalogueVerbs({
  name: 'i20-forms',
  roles: ['advisor', 'admin'],
  isOfRows: true,
  changed: formChanged,
  changedWords: name => `${name} changed this form while you were mapping it.`,
  action: audited.formMapped,
  find: findForm,
  titleOf: ({ university }) => university,
  stateOf: ({ publishedAt }) => (publishedAt === null ? 'draft' : 'published'),
  typedOf: ({ mapping }) => ({ mapping: [...mapping] }),
  typed: formTyped,
  write: ({ tx }, call, form, { mapping }) => {
    refuseMapping(mappingProblem(form.fields, mapping))
    return tx
      .update(i20Forms)
      .set({ mapping, ...touched(call, form) })
      .where(eq(i20Forms.id, form.id))
  },
  shown: { publish: audited.formPublished, retire: audited.formWithdrawn, set: setPublished },
  announce: async ({ announce, announceToDesk }) => {
    await announceToDesk('i20-forms')
    await announce('all', 'visas')
  },
})

/** A university has one form at a time. */
async function setPublished({ tx }: Change, call: Call, form: typeof i20Forms.$inferSelect, isShown: boolean) {
  if (isShown) {
    refuseMapping(publishProblem(form.mapping))
    await tx
      .update(i20Forms)
      .set({ publishedAt: null })
      .where(and(eq(i20Forms.university, form.university), ne(i20Forms.id, form.id)))
  }
  const publishedAt = isShown ? call.now() : null
  await tx.update(i20Forms).set({ publishedAt }).where(eq(i20Forms.id, form.id))
}

function refuseMapping(wrong: string | undefined): void {
  if (wrong !== undefined) throw new Refusal({ ...mappingInvalid, message: wrong })
}
