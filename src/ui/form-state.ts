/** The form binding's thinking, without React and without a page. */

export type Errors<V> = { readonly [K in keyof V]?: string | undefined }

export interface FormState<V> {
  readonly values: V
  readonly left: ReadonlySet<keyof V>
  readonly submitted: boolean
  readonly busy: boolean
  /** What the server said about a field; it stands until that field is changed. */
  readonly refused: ReadonlyMap<keyof V, string>
  /** What the server said about the whole. */
  readonly failure: string | undefined
  /** Counts the submits that failed, so that focus moves at each one. */
  readonly failures: number
}

export interface Failure {
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
}

export function fresh<V>(values: V): FormState<V> {
  return {
    values,
    left: new Set(),
    submitted: false,
    busy: false,
    refused: new Map(),
    failure: undefined,
    failures: 0,
  }
}

export function changed<V, K extends keyof V>(state: FormState<V>, name: K, value: V[K]): FormState<V> {
  return {
    ...state,
    values: { ...state.values, [name]: value },
    refused: new Map([...state.refused].filter(([field]) => field !== name)),
    failure: undefined,
  }
}

export function leftField<V>(state: FormState<V>, name: keyof V): FormState<V> {
  return state.left.has(name) ? state : { ...state, left: new Set(state.left).add(name) }
}

export function started<V>(state: FormState<V>): FormState<V> {
  return { ...state, busy: true, submitted: true, failure: undefined, refused: new Map() }
}

export function notYet<V>(state: FormState<V>): FormState<V> {
  return { ...state, submitted: true, failures: state.failures + 1 }
}

/** Sent and accepted: the values stay, the complaints go. */
export function accepted<V>(state: FormState<V>): FormState<V> {
  return { ...fresh(state.values), failures: state.failures }
}

/** The values stay as typed. Words about fields this form does not have go to the form's own error. */
export function failed<V extends object>(state: FormState<V>, failure: Failure): FormState<V> {
  const refused = new Map<keyof V, string>()
  const others: string[] = []
  for (const [name, words] of Object.entries(failure.fields ?? {})) {
    if (isField(state.values, name)) refused.set(name, words)
    else others.push(words)
  }
  const whole = refused.size > 0 ? others : [failure.message, ...others]

  return {
    ...state,
    busy: false,
    refused,
    failure: whole.length > 0 ? whole.join(' ') : undefined,
    failures: state.failures + 1,
  }
}

function isField<V extends object>(values: V, name: string): name is keyof V & string {
  return Object.hasOwn(values, name)
}

export function shownError<V>(state: FormState<V>, wrong: Errors<V>, name: keyof V): string | undefined {
  const refused = state.refused.get(name)
  if (refused) return refused
  return state.submitted || state.left.has(name) ? wrong[name] : undefined
}

/** How many answers are said to be wrong, once it was tried to send them. */
export function countWrong<V extends object>(state: FormState<V>, wrong: Errors<V>): number {
  if (!state.submitted || state.busy) return 0
  const found = Object.entries(wrong).flatMap(([name, words]) => (words ? [name] : []))
  return new Set([...found, ...state.refused.keys()]).size
}

export function isRight<V>(wrong: Errors<V>): boolean {
  return Object.values(wrong).every(words => !words)
}

const unknownFailure = 'Something went wrong. Please try again.'

/** Our own errors say how to mend things; a TypeError from fetch or from a bug does not. */
export function readFailure(thrown: unknown): Failure {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof TypeError) {
    return { message: unknownFailure }
  }
  const message =
    'message' in thrown && typeof thrown.message === 'string' && thrown.message !== '' ? thrown.message : unknownFailure
  return { message, fields: 'fields' in thrown ? readFields(thrown.fields) : undefined }
}

function readFields(found: unknown): Record<string, string> {
  if (typeof found !== 'object' || found === null) return {}
  const words = Object.entries(found).filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string'
  })
  return Object.fromEntries(words)
}
