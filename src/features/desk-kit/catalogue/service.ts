// The calls that are the same for every catalogue: what an entry said, and the draft of a change.
import { z } from 'zod'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { catalogues as all } from './catalogue.ts'
import { draftChanged, noDraft, type catalogueContract } from './contract.ts'
import * as copy from './copy.ts'
import { draftOf, lockDrafts, putDraft, takeDraft, versionAndBefore, versionsOf, type Entry } from './versions.ts'

const rowId = z.uuid()

type Verbs = Handlers<{ catalogues: typeof catalogueContract }>['catalogues']

export const catalogueHandlers = (app: AppServices): Verbs => {
  const catalogues = app.given(all)
  /** For others than those whom it is for, it is not there. */
  async function open(call: Call, { catalogue: name, id }: Entry) {
    const catalogue = catalogues.find(one => one.name === name)
    if (catalogue === undefined || !catalogue.roles.some(role => call.caller.roles.includes(role))) {
      throw new Refusal(notFound)
    }
    if (catalogue.isOfRows === true && !rowId.safeParse(id).success) throw new Refusal(invalidInput, { id: copy.noId })
    const standing = foundOne(await catalogue.read(call.db, id))
    return { catalogue, ...standing }
  }

  async function compared(call: Call, { number, ...entry }: Entry & { number: string }) {
    const [found, before] = await versionAndBefore(call.db, entry, Number(number))
    if (found?.version.number !== Number(number)) throw new Refusal(notFound)
    return { ...found, before: before?.version.content ?? null }
  }

  return {
    history: async (call, entry) => {
      const { state } = await open(call, entry)
      const [versions, draft] = await Promise.all([versionsOf(call.db, entry), draftOf(call.db, entry)])
      return {
        state,
        versions: versions.map(({ at, ...version }) => ({ ...version, at: at.toString() })),
        draft: draft === undefined ? null : { ...draft.draft, by: draft.by, at: draft.draft.at.toString() },
      }
    },
    version: async (call, entry) => {
      await open(call, entry)
      const { version, by, before } = await compared(call, entry)
      return { ...version, by, before, at: version.at.toString() }
    },
    restore: async (call, { version: seen, ...entry }) => {
      const { catalogue } = await open(call, entry)
      const { version } = await compared(call, entry)
      return call.change(change => catalogue.put(change, call, { id: entry.id, version: seen }, version.content, app))
    },
    saveDraft: async (call, { content, over, ...entry }) => {
      const { catalogue } = await open(call, entry)
      catalogue.checkDraft(content)
      return call.change(async change => {
        if (over !== undefined) await refuseUnseen(change, entry, over)
        await putDraft(change, entry, { content, by: call.caller.id, at: call.now() })
        await change.announceToDesk('catalogues')
      })
    },
    discardDraft: async (call, entry) => {
      await open(call, entry)
      return call.change(async change => {
        if ((await takeDraft(change, entry)) !== undefined) await change.announceToDesk('catalogues')
      })
    },
    publishDraft: async (call, { version, ...entry }) => {
      const { catalogue } = await open(call, entry)
      return call.change(async change => {
        const content = await takeDraft(change, entry)
        if (content === undefined) throw new Refusal(noDraft)
        return catalogue.put(change, call, { id: entry.id, version }, content, app)
      })
    },
  }
}

/** Nobody writes over a draft of a colleague that they have not seen. Of two at once the second waits here for the first. */
async function refuseUnseen({ tx }: Change, entry: Entry, over: string | null): Promise<void> {
  await lockDrafts(tx, entry)
  const standing = await draftOf(tx, entry)
  if ((standing?.draft.at.toString() ?? null) === over) return
  throw new Refusal({ ...draftChanged, message: copy.draftChangedBy(standing?.by ?? null) })
}
