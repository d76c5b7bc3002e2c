// The one error shape. A problem is declared beside the contract that may answer it, with the
// specification's words; a service refuses with it; the browser puts it beside its field.

export type Problem<Code extends string = string> = {
  readonly code: Code
  readonly status: number
  readonly message: string
  /** The field of the input that the message belongs beside. */
  readonly field?: string
}

/** What goes over the wire when a call is refused. */
export type ProblemAnswer = {
  code: string
  message: string
  fields?: Record<string, string>
}

export function problem<const Code extends string>(
  code: Code,
  status: number,
  message: string,
  field?: string,
): Problem<Code> {
  return field === undefined ? { code, status, message } : { code, status, message, field }
}

export class Refusal extends Error {
  readonly problem: Problem
  readonly fields: Record<string, string> | undefined

  constructor(why: Problem, fields?: Record<string, string>) {
    super(why.message)
    this.name = 'Refusal'
    this.problem = why
    this.fields = fields ?? (why.field === undefined ? undefined : { [why.field]: why.message })
  }

  answer(): ProblemAnswer {
    const { code, message } = this.problem
    return this.fields === undefined ? { code, message } : { code, message, fields: this.fields }
  }
}

// Those that any call may answer.
export const notSignedIn = problem(
  'not-signed-in',
  401,
  'There is a problem with your authentication, please logout & sign-in again.',
)
export const missingUser = problem('missing-user', 401, 'Something went wrong. Please sign in again.')
export const notFound = problem('not-found', 404, 'We could not find that.')
/** What was asked for, or that we could not find it: somebody else's is answered like one that was never there. */
export function foundOne<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(notFound)
  return value
}

/** The first of the rows that a statement answers, in the same way. */
export const foundIn = <Row>([row]: readonly Row[]): Row => foundOne(row)

export const invalidInput = problem('invalid-input', 422, 'Some answers need another look.')
export const malformed = problem('malformed', 400, 'We could not read that request.')
export const tooLarge = problem('too-large', 413, 'That is larger than we can take.')
export const foreignOrigin = problem('foreign-origin', 403, 'This request came from another site.')
export const tooManyRequests = problem(
  'too-many-requests',
  429,
  'Too many tries. Please wait a few minutes and try again.',
)
export const conflict = problem('conflict', 409, 'Somebody changed this at the same time. Please try again.')
/** Its fields are what stands there now: a draft that lay on a device was made from something else. */
export const changedElsewhere = problem(
  'changed-elsewhere',
  409,
  'This was changed on another device after you typed here.',
)
/** Its writer is asked: sent again with the header safar-numbers, the number is cut to its last four digits or stays. */
export const aboutNumber = problem(
  'about-number',
  422,
  'This looks like a whole Aadhaar or card number, which we never need. Please leave it out.',
)
/** Some things are shown and changed only soon after a proof. */
export const proveAgain = problem('prove-again', 403, 'To go on, show once more that it is you.')
/** Says in `purpose` for what: the page asks for it, and sends the call again. */
export const consentNeeded = problem('consent-needed', 403, 'Please read and answer our notice about your data first.')
export const parentConsentNeeded = problem(
  'parent-consent-needed',
  403,
  'You are under 18, so a parent has to agree before you pay or send something.',
)
export const alreadyDone = problem('already-done', 409, 'This was done already. Please look at the page again.')
export const unavailable = problem('unavailable', 503, 'We cannot do that just now. Please try again in a minute.')
export const noRoom = problem(
  'no-room',
  507,
  'We have no room to keep that just now, so nothing was saved. Please try again in a few minutes.',
)
export const unexpected = problem('unexpected', 500, 'Something went wrong on our side. Please try again.')
