// How a server goes without losing a request, no matter who stands in front of it.
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import type { EventStreams } from './events.ts'

type Times = Pick<Settings, 'SAFAR_DRAIN_SECONDS' | 'SAFAR_FINISH_SECONDS'>
type Leaving = { isLeaving: () => boolean; leave: () => Promise<void> }

/**
 * First it says that it is not ready, and of each connection that it is the last answer on it; it serves all the same
 * until a proxy has looked, and has no idle connection left that it might send one more request on just as it is closed.
 */
export function leaving(
  app: FastifyInstance,
  streams: Pick<EventStreams, 'endAll'>,
  { SAFAR_DRAIN_SECONDS: draining, SAFAR_FINISH_SECONDS: finishing }: Times,
): Leaving {
  let isLeaving = false
  app.addHook('onSend', async (_, reply) => {
    if (isLeaving) reply.header('connection', 'close')
  })
  return {
    isLeaving: () => isLeaving,
    leave: async () => {
      isLeaving = true
      if (draining > 0) await pause(draining * 1000)
      await closeOnceAnswered(app, streams, finishing * 1000)
    },
  }
}

/**
 * What is under way is answered first, uploads on slow lines too, but not for ever; a connection that has nothing under
 * way any more is let go. Streams end once nobody can come in, so that a browser that comes back at once comes back
 * elsewhere. Who is cut off sends the file again by itself.
 */
async function closeOnceAnswered(
  app: FastifyInstance,
  streams: Pick<EventStreams, 'endAll'>,
  longest: number,
): Promise<void> {
  const sweep = setInterval(() => {
    app.server.closeIdleConnections()
    if (!app.server.listening) streams.endAll()
  }, 20)
  const cut = setTimeout(() => app.server.closeAllConnections(), longest)
  await app.close()
  clearTimeout(cut)
  clearInterval(sweep)
}
