// How a request says who is calling: the session cookie, or a bearer token.
import type { FastifyRequest } from 'fastify'
import { foreignOrigin, notFound, notSignedIn, problem, proveAgain, Refusal } from '#src/wire/problem.ts'
import { asksForProof, familyPath, isForDesk, isForFamily, type ForFamily, type Route } from '#src/wire/route.ts'
import type { Caller, Services } from '../services.ts'
import { isOwnPath } from './input.ts'
import { readCaller } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'
import { fieldOf } from '#src/values/unknown.ts'
import type { FamilyGrant } from '#src/wire/topics.ts'

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
  if (isForDesk(who)) {
    if (caller === undefined || !who.some(role => caller.roles.includes(role))) throw new Refusal(notFound)
    return
  }
  if (isForFamily(who)) return
  // Some routes have words of their own for nobody being there.
  if (caller === undefined) throw new Refusal(problems.find(({ status }) => status === 401) ?? notSignedIn)
  if (who === 'student' && caller.isGuest) throw new Refusal(guestsCannot)
  if (asksForProof(route) && cameByDeskLink(caller)) throw new Refusal(proveAgain)
}

/** Whether a student shares a heading with somebody now, or has them as family at all. */
export type IsShared = (asked: { student: string; member: string; grant: FamilyGrant }) => Promise<boolean>

/**
 * Asked at each request, so that what a student ends is over with the next one. Without the grant the route does not exist
 * for anybody: nobody learns from it who is a student here, or whose family somebody is.
 */
export async function admitFamily(
  { family: grant }: ForFamily,
  { caller, params }: Pick<FastifyRequest, 'caller' | 'params'>,
  isShared: IsShared,
): Promise<void> {
  const student = fieldOf(params, 'student')
  if (caller === undefined || caller.isGuest || cameByDeskLink(caller)) throw new Refusal(notFound)
  if (typeof student !== 'string' || !isId(student)) throw new Refusal(notFound)
  if (!(await isShared({ student, member: caller.id, grant }))) throw new Refusal(notFound)
}

/** Why a call that writes is refused to this caller: a consent of theirs is missing. The platform knows no feature. */
export type MissingConsent = (asked: { caller: Caller; route: Route }) => Promise<Refusal | undefined>

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** A route of the family whose path does not say whose it is would be open to the family of anybody. */
export function refuseUnnamed({ who, path }: Pick<Route, 'who' | 'path'>): void {
  if (isForFamily(who) !== path.startsWith(familyPath))
    throw new Error(
      `Routes for a student's family, and no others, begin with ${familyPath}: ${path} does not keep to it.`,
    )
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
