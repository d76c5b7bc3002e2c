import type { Call } from '#src/platform/services.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { askCorrection, correctionsOf } from './corrections.ts'
import { consentsOf, giveConsent, withdrawConsent } from './consents/service.ts'
import type { RightsView, rightsContract } from './contract.ts'
import { askErasure, standingErasure, undoErasure } from './erasure/service.ts'
import { askExport, fetchExport, lastExport, openExport } from './export/service.ts'
import { openingsOf } from '../audit/openings/service.ts'
import type { RightsSources } from '../people/personal-data/sources.ts'

export const rightsHandlers = (sources: RightsSources): Handlers<{ rights: typeof rightsContract }>['rights'] => ({
  read: call => read(sources, call),
  endReaches: call => endReaches(sources, call),
  giveConsent,
  withdrawConsent,
  askExport,
  openExport,
  fetchExport,
  openings: (call, input) => openingsOf(sources.actions, call, input),
  askCorrection,
  askErasure: askErasure(sources),
  undoErasure,
})

async function read({ sentTo, standingOf, reachesOf }: RightsSources, call: Call): Promise<RightsView> {
  const { id } = call.caller
  const [consents, sent, reaches, last, erasure, standing, corrections] = await Promise.all([
    consentsOf(call),
    sentTo(call, id),
    reachesOf(call),
    lastExport(call),
    standingErasure(call),
    standingOf(call, id),
    correctionsOf(call),
  ])
  return { consents, sentTo: sent, reaches, export: last, erasure, standing, corrections }
}

async function endReaches(sources: RightsSources, call: Call): Promise<void> {
  const { id, sessionId } = call.caller
  await sources.endReaches(call, id, sessionId)
  return call.change(async ({ announce }) => {
    await announce(`person:${id}`, 'rights', 'session')
  })
}
