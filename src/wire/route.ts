import type { z } from 'zod'
import { tooLarge, type Problem } from './problem.ts'
import { nothing } from './shapes.ts'
import type { DeskRole, FamilyGrant, KeyName } from './topics.ts'

/** Who may call a route. Every route says so; one that does not cannot be written. */
export type Who =
  | 'anyone' // signed in or not
  | 'signed-in' // students, guests and staff alike
  | 'student' // signed in with an account of one's own: no guest
  | readonly DeskRole[] // staff with one of these roles; for all others the route does not exist
  | ForFamily // the family of the student in its path, while that one shares this heading; for all others it does not exist

export type ForFamily = { readonly family: FamilyGrant }

export { deskRoles, type DeskRole } from './topics.ts'

export const isForDesk = (who: Who): who is readonly DeskRole[] => Array.isArray(who)
export const isForFamily = (who: Who): who is ForFamily => typeof who === 'object' && 'family' in who

/** What a call begins that nobody does without a consent of their own, and without a parent's under 18: decision 89. */
export const beginnings = ['paper', 'payment', 'sending'] as const
export type Begins = (typeof beginnings)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One call. The input is flat: what the path names in braces comes from the path, the rest from the
 * query of a GET and from the JSON body of all others.
 */
export type Route<
  Input extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  W extends Who = Who,
  Waits extends boolean = boolean,
  Topic extends KeyName | undefined = KeyName | undefined,
> = {
  readonly method: Method
  readonly path: `/${string}`
  readonly who: W
  readonly summary: string
  readonly input: Input
  readonly answer: Answer
  readonly problems: readonly Problem[]
  readonly as: AnswerKind
  /** Of a file: which types it may be of. */
  readonly fileTypes: readonly string[]
  readonly body: BodyKind
  /** The largest body it takes, in bytes. */
  readonly bodyLimit: number
  /** What is said of a larger one. */
  readonly tooLarge: Problem
  /** It says how something is to be and answers nothing, so it may wait for a network: see browser/unsent. */
  readonly waits: Waits
  /** It shows numbers or papers of somebody's identity whole: not to a session that a link of our team alone opened. */
  readonly showsIdentity: boolean
  /**
   * A call that writes is refused to such a session until its owner has proved themselves in it. This one is not, for the
   * reason given; where it has an answer, that is answered and nothing is written.
   */
  readonly byItself: ByItself | undefined
  /** A paper is kept, a payment is opened, or something goes to somebody outside or to our team for review. */
  readonly begins: Begins | undefined
  /** It is open to an account that is read-only too: what consents, withdraws, exercises a right or ends sharing. */
  readonly staysOpen: boolean
  /** It only deletes, as a logout does, so it is served even when the disk is full. */
  readonly needsNoRoom: boolean
  /**
   * A GET whose answer may be some seconds old, but for who just changed something: decision 056. It writes nothing, and
   * compares what it reads with nothing that is never old, such as a file.
   */
  readonly mayLag: boolean
  /** What a GET shows: a page that reads it reads it again once this is announced. */
  readonly topic: Topic
  /** What else changes its answer. */
  readonly alsoOn: readonly KeyName[]
  /** What it shows is kept on no device for times without a network: what passports and parents are called. */
  readonly staysOff: boolean
  /** Nobody is there to be asked about an Aadhaar or card number in what is sent: it is cut without a question. */
  readonly hidesNumbers: boolean
}

export type ByItself = { readonly reason: string; readonly answers?: object }

/** What a page sends without a press. */
export const sentByPage = (answers: object = {}): ByItself => ({ reason: 'a page sends it without a press', answers })

/**
 * 'raw' hands over the very bytes and headers, for notices whose signature covers them. 'stream' is a file on
 * its way: the input comes from the address alone, and its `content` is read as it arrives.
 */
export type BodyKind = 'json' | 'raw' | 'stream'

/** 'text' is a bare string, as the specification's payment order answers; 'events' an event stream. */
export type AnswerKind = 'json' | 'text' | 'events' | 'file'

/** What a route that answers a file has: its content goes out as it streams. */
export type FileAnswer = {
  name: string
  type: string
  content: AsyncIterable<Uint8Array>
  /** For players, which jump: how long it is, and what comes from a byte on. */
  jumps?: { bytes: number; from: (byte: number) => Promise<AsyncIterable<Uint8Array> | undefined> }
  /** It never changes, so the browser may keep it. */
  keeps?: true
}

export type Contract = { readonly [feature: string]: { readonly [verb: string]: Route } }

const calledSeldom = new WeakSet<object>()

/** Calls of pages that few open: their paths come with these pages alone (`browser/seldom-api.ts`). */
export function seldom<Calls extends Contract[string]>(calls: Calls): Calls {
  calledSeldom.add(calls)
  return calls
}

export const isSeldom = (calls: Contract[string]): boolean => calledSeldom.has(calls)

type Declared<Input, Answer, Waits, Topic> = {
  summary: string
  /** Left out where it takes nothing. */
  input?: Input
  /** Left out where there is nothing to say but that it was done. */
  answer?: Answer
  problems?: readonly Problem[]
  as?: AnswerKind
  fileTypes?: readonly string[]
  body?: BodyKind
  bodyLimit?: number
  tooLarge?: Problem
  waits?: Waits
  showsIdentity?: boolean
  byItself?: ByItself
  begins?: Begins
  staysOpen?: boolean
  needsNoRoom?: boolean
  mayLag?: boolean
  topic?: Topic
  alsoOn?: readonly KeyName[]
  staysOff?: boolean
  hidesNumbers?: boolean
}

export function route<
  const W extends Who,
  Input extends z.ZodType = typeof nothing,
  Answer extends z.ZodType = typeof nothing,
  const Waits extends boolean = false,
  const Topic extends KeyName | undefined = undefined,
>(
  method: Method,
  path: `/${string}`,
  rest: Declared<Input, Answer, Waits, Topic> & { who: W },
): Route<Input, Answer, W, Waits, Topic>
export function route(
  method: Method,
  path: `/${string}`,
  rest: Pick<Route, 'who' | 'summary'> & Partial<Route>,
): Route {
  return {
    method,
    path,
    input: nothing,
    answer: nothing,
    problems: [],
    as: 'json',
    fileTypes: [],
    body: 'json',
    bodyLimit: 65_536,
    tooLarge,
    waits: false,
    showsIdentity: false,
    byItself: undefined,
    begins: undefined,
    staysOpen: false,
    needsNoRoom: false,
    mayLag: false,
    topic: undefined,
    alsoOn: [],
    staysOff: false,
    hidesNumbers: false,
    ...rest,
  }
}

// Marked as pure where it is called, so that a page that asks for a role alone gets no schema with it.
const routeFor =
  <const W extends Who>(who: W) =>
  <
    Input extends z.ZodType = typeof nothing,
    Answer extends z.ZodType = typeof nothing,
    const Waits extends boolean = false,
    const Topic extends KeyName | undefined = undefined,
  >(
    method: Method,
    path: `/${string}`,
    rest: Declared<Input, Answer, Waits, Topic>,
  ) =>
    route<W, Input, Answer, Waits, Topic>(method, path, { ...rest, who })

/** For students with an account of their own. */
export const studentRoute = /* #__PURE__ */ routeFor('student')
/** For all who are signed in. */
export const signedInRoute = /* #__PURE__ */ routeFor('signed-in')
/** For everybody, signed in or not. */
export const openRoute = /* #__PURE__ */ routeFor('anyone')

type OfStudent = z.ZodType<{ student: string }>

/** For the family of a student, who is named in the path: read with the student's grant at each request. */
export const familyRoute = <
  const Grant extends FamilyGrant,
  Input extends OfStudent,
  Answer extends z.ZodType,
  const Topic extends KeyName | undefined = undefined,
>(
  family: Grant,
  method: Method,
  path: `${typeof familyPath}${string}`,
  rest: Declared<Input, Answer, false, Topic>,
) => route(method, path, { ...rest, who: { family } })

export const familyPath = '/api/family/{student}/'

/** Whether a session that a link of our team alone opened is asked for a proof of its own before this. */
export const asksForProof = ({ who, method, showsIdentity, byItself }: Route): boolean =>
  who !== 'anyone' && (showsIdentity || (method !== 'GET' && byItself === undefined))

/** Whether it is refused to whose consent is missing: to an account that is read-only, what isn't a beginning as well. */
export const asksForConsent = ({ who, method, byItself, staysOpen }: Route): boolean =>
  method !== 'GET' && who !== 'anyone' && !isForDesk(who) && byItself === undefined && !staysOpen

export type InputOf<R extends Route> = z.input<R['input']>
export type AnswerOf<R extends Route> = z.input<R['answer']>

/** The names in braces in a path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
