// Changing, publishing and retiring an entry: each audited, announced and recorded as a version once.
import type { ZodType } from 'zod'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { issueWords } from '#src/wire/issue-words.ts'
import { changedBy } from '../changed-by.ts'
import type { CatalogueVerbs, Declaration, EntryRow, Named, Saved, Seen } from './catalogue.ts'
import { draftMisshapen, draftWrong } from './contract.ts'
import { outcomeOf, type Content, type VersionAction } from './rules.ts'
import { putDraft, record, takeDraft } from './versions.ts'

export function catalogueVerbs<Row extends EntryRow, Typed extends Content>(
  declared: Declaration<Row, Typed>,
): CatalogueVerbs<Row, Typed> {
  const { name, roles, isOfRows, find, stateOf, typedOf, shown } = declared

  async function found(change: Change, id: string): Promise<Row> {
    const row = foundOne(await find(change.tx, id))
    return row
  }

  async function lock(change: Change, { id, version }: Seen): Promise<Row> {
    const row = await found(change, id)
    declared.refuse?.(row)
    if (row.version === version) return row
    const { changed, changedWords } = declared
    throw new Refusal(await changedBy(change.tx, changed, row.changedBy, row.changedAt, changedWords))
  }

  type Noted = Named & { what: AuditAction; as: VersionAction; before?: Row }

  async function note(change: Change, call: Call, { id, what, as, before }: Noted): Promise<void> {
    const row = await found(change, id)
    await noteAction(change, call, { what, about: id, detail: declared.titleOf(row) })
    await declared.announce(change)
    await change.announceToDesk('catalogues')
    const earlier = before && { content: typedOf(before), by: before.changedBy, at: before.changedAt }
    await record(change, { catalogue: name, id }, [
      ...(earlier === undefined ? [] : [{ ...earlier, action: 'found' as const }]),
      { content: typedOf(row), by: call.caller.id, at: call.now(), action: as },
    ])
  }

  async function checked(change: Change, call: Call, seen: Seen, typed: Typed): Promise<Row> {
    const before = await found(change, seen.id)
    const wrong = declared.check?.(typed, before, call) ?? {}
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
    await lock(change, seen)
    return before
  }

  async function propose(change: Change, call: Call, seen: Seen, typed: Typed, app: AppServices): Promise<Saved> {
    const before = await checked(change, call, seen, typed)
    if ((await declared.waits?.(change, call, before, typed, app)) === true) {
      // Declined, it is there to be mended; once it is confirmed, it is taken.
      await putDraft(change, { catalogue: name, id: seen.id }, { content: typed, by: call.caller.id, at: call.now() })
      await change.announceToDesk('catalogues')
      return { waits: true }
    }
    await write(change, call, seen, typed)
    return { waits: false }
  }

  async function write(change: Change, call: Call, seen: Seen, typed: Typed, what = declared.action): Promise<void> {
    const before = await checked(change, call, seen, typed)
    await declared.write(change, call, before, typed)
    await takeDraft(change, { catalogue: name, id: seen.id })
    await note(change, call, { id: seen.id, what, as: 'changed', before })
  }

  const setShown = (call: Call, { id }: Named, verb: 'publish' | 'retire'): Promise<void> =>
    call.change(async change => {
      const before = await found(change, id)
      if (shown === undefined) throw new Refusal(notFound)
      if (outcomeOf(verb, { state: stateOf(before), hasDraft: false }) !== 'done') return
      await shown.set(change, call, before, verb === 'publish')
      const as = verb === 'publish' ? 'published' : 'retired'
      await note(change, call, { id, what: shown[verb], as, before })
    })

  return {
    name,
    roles,
    ...(isOfRows === true && { isOfRows }),
    lock,
    write,
    propose,
    note: (change, call, id, noted) => note(change, call, { id, ...noted }),
    read: async (db, id) => {
      const row = await find(db, id)
      return row && { state: stateOf(row) }
    },
    checkDraft: content => refuseMisshapen(declared.typed, content),
    put: (change, call, seen, content, app) =>
      propose(change, call, seen, parsed(declared.typed, { ...declared.blank, ...content }), app),
    change: (call, seen, typed) =>
      call.change(async change => {
        await write(change, call, seen, typed)
      }),
    publish: (call, named) => setShown(call, named, 'publish'),
    retire: (call, named) => setShown(call, named, 'retire'),
  }
}

/** A draft may be half done, and an old version may say what the form has no field for any more. */
function parsed<Typed>(schema: ZodType<Typed>, content: Content): Typed {
  const read = schema.safeParse(content, { error: issueWords })
  if (read.success) return read.data
  throw new Refusal(draftWrong, wordsOf(read.error.issues))
}

/** What is half done is empty or missing. What is of another kind or longer than its field was never typed there. */
function refuseMisshapen(schema: ZodType, content: Content): void {
  const read = schema.safeParse(content, { error: issueWords, reportInput: true })
  const wrong = read.error?.issues.filter(
    ({ code, input }) => code === 'too_big' || (code === 'invalid_type' && input !== undefined && input !== null),
  )
  if (wrong !== undefined && wrong.length > 0) throw new Refusal(draftMisshapen, wordsOf(wrong))
}

const wordsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message]))
