// How a request says who is calling: the session cookie, or a bearer token.
import type { FastifyRequest } from 'fastify'
import { foreignOrigin, notFound, notSignedIn, problem, proveAgain, Refusal } from '#src/wire/problem.ts'
import { asksForProof, type Route } from '#src/wire/route.ts'
import type { Caller, Services } from '../services.ts'
import { isOwnPath } from './input.ts'
import { readCaller } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'

/** Where there is https, a name that a browser takes from us alone: not from a neighbour, and for this one host. */
export const sessionCookie = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-safar_session' : 'safar_session'

/** Kept when one signs out: a browser that somebody signed in with before is not counted as a stranger's. */
export const browserCookie = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl.startsWith('https:') ? '__Host-safar_browser' : 'safar_browser'

export type Credentials = { token: string; kind: 'cookie' | 'bearer' }

/** The word before a token is read in any case; the specification's own paths take a token without one. */
export function credentialsOf(request: FastifyRequest, settings: Settings): Credentials | undefined {
  const given = request.headers.authorization ?? ''
  const { path } = request.routeOptions.config.route ?? {}
  const isBare = path !== undefined && !isOwnPath(path)
  const bearer = (/^Bearer +([\w-]{20,200})$/i.exec(given) ?? (isBare ? /^([\w-]{20,200})$/.exec(given) : null))?.[1]
  if (bearer !== undefined) return { token: bearer, kind: 'bearer' }
  const cookie = request.cookies[sessionCookie(settings)]
  return cookie === undefined || cookie === '' ? undefined : { token: cookie, kind: 'cookie' }
}

/** Who sent this request, asked of the database. */
export async function callerOf(
  request: FastifyRequest,
  { sql, now, settings }: Pick<Services, 'sql' | 'now' | 'settings'>,
): Promise<Caller | undefined> {
  const credentials = credentialsOf(request, settings)
  return credentials === undefined ? undefined : readCaller(sql, credentials.token, now())
}

export const guestsCannot = problem('guest', 403, 'Please create an account first.')

/** Nobody but our team has shown anything in this session. */
export const cameByDeskLink = (caller: Caller | undefined): boolean => caller?.provedBy === 'desk-link'

/** Refuses anyone who may not call. For those the desk is not meant for, a desk route does not exist. */
export function admit(route: Route, caller: Caller | undefined): void {
  const { who, problems } = route
  if (who === 'anyone') return
  if (typeof who !== 'string') {
    if (caller === undefined || !who.some(role => caller.roles.includes(role))) throw new Refusal(notFound)
    return
  }
  // Some routes have words of their own for nobody being there.
  if (caller === undefined) throw new Refusal(problems.find(({ status }) => status === 401) ?? notSignedIn)
  if (who === 'student' && caller.isGuest) throw new Refusal(guestsCannot)
  if (asksForProof(route) && cameByDeskLink(caller)) throw new Refusal(proveAgain)
}

/** A cookie travels by itself, so a change that it authorises must come from our own pages. */
export function refuseForeignOrigin(request: FastifyRequest, ownOrigin: string): void {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return
  if (origin === undefined && site === undefined) return
  if (origin === ownOrigin || origin === `${request.protocol}://${request.host}`) return
  throw new Refusal(foreignOrigin)
}
