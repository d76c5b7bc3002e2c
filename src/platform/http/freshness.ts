// Who just changed something, or heard of a change, reads from the primary for as long as a standby may lack it. The mark is
// a cookie, so that it holds at every server and for pages that are drawn; a page renews it when it hears of a change
// (browser/live.ts).
import type { FastifyReply, FastifyRequest } from 'fastify'
import { freshCookie, freshSeconds } from '#src/wire/freshness.ts'
import type { Route } from '#src/wire/route.ts'
import type { OpenCall } from '../services.ts'
import { credentialsOf } from './callers.ts'

type Handle = (call: OpenCall) => Promise<unknown>

/** The call as its handler gets it, and the handler as it is asked: at a standby where the answer may lag. */
export function withFreshness(
  call: OpenCall,
  route: Pick<Route, 'method' | 'mayLag'>,
  request: FastifyRequest,
  reply: FastifyReply,
): (handle: Handle) => Promise<unknown> {
  const { standby, settings } = call
  const change = route.mayLag ? changesNothing : call.change
  if (!standby.isSet) return handle => handle({ ...call, change })
  const keepFresh = () => {
    const secure = settings.publicUrl.startsWith('https:')
    reply.setCookie(freshCookie, '1', { path: '/', sameSite: 'lax', secure, maxAge: freshSeconds })
  }
  if (route.method !== 'GET') keepFresh()
  const noting: OpenCall = {
    ...call,
    // A read may write as well: who looked at what.
    change: verb => {
      keepFresh()
      return change(verb)
    },
  }
  const isFresh = request.cookies[freshCookie] !== undefined || keepsNoCookies(request, call)
  if (!route.mayLag || isFresh) return handle => handle(noting)
  return handle => standby.read(from => handle({ ...noting, ...from, factsCache: nothingCached }))
}

/** What it would read before it writes may be old, so it is found out everywhere, and not only where there is a standby. */
const changesNothing: OpenCall['change'] = () => Promise.reject(new Error('A read that may lag changes nothing.'))

const keepsNoCookies = (request: FastifyRequest, { settings }: OpenCall): boolean =>
  credentialsOf(request, settings)?.kind === 'bearer'

/** The version of somebody's facts is the primary's, so what a standby answers must not be remembered by it. */
const nothingCached: OpenCall['factsCache'] = { read: (_, __, make) => make(), cached: () => undefined }
