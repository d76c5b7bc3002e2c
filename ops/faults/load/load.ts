// A mixed load of students over HTTP that keeps book of what it was promised.
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword, meera } from '#seed/people.ts'
import { until } from '#tests/until.ts'
import * as actions from './actions.ts'
import type { Dice } from './dice.ts'
import { cellOf, countOf, newLedger, type Kind, type Ledger, type Write } from './ledger.ts'
import { ask, attempt, type Line } from './requests.ts'
import type { Student } from './students.ts'

export type Load = {
  ledger: Ledger
  /** What is under way is waited for; then nothing more is sent. */
  stop: () => Promise<void>
}

export type LoadParts = {
  /** Where to send to, asked anew for each request. */
  url: () => string
  origin: string
  students: readonly Student[]
  /** Each of them pays one deposit. */
  payers: Student[]
  dice: Dice
  workers?: number
  /** Goes on with an earlier one's book. */
  ledger?: Ledger
}

/** Those who work, and behind them those who pay. */
export const crowdOf = (students: readonly Student[], working = 48): Pick<LoadParts, 'students' | 'payers'> => ({
  students: students.slice(0, working),
  payers: students.slice(working),
})

type Actor = { line: Line; who: Student; dice: Dice; payers: Student[]; isOver: () => boolean }

export function startLoad(parts: LoadParts): Load {
  const { students, dice, workers = 12, ledger = newLedger() } = parts
  const ending = new AbortController()
  const isOver = () => ending.signal.aborted
  const line: Line = {
    get url() {
      return parts.url()
    },
    origin: parts.origin,
    ledger,
  }
  const work = async (worker: number) => {
    const own = students.filter((_, index) => index % workers === worker)
    for (let turn = 0; !isOver() && own.length > 0; turn += 1) {
      const who = own[turn % own.length]
      if (who !== undefined) await actOnce({ line, who, dice, payers: parts.payers, isOver })
    }
  }
  const running = Array.from({ length: workers }, (_, worker) => work(worker))
  return {
    ledger,
    stop: async () => {
      ending.abort()
      await Promise.all(running)
    },
  }
}

/** The load has done so much more, however long that takes here. */
export async function untilAcknowledged(ledger: Ledger, more: number): Promise<void> {
  const before = countOf(ledger, 'acknowledged')
  await until(`${more} more writes were acknowledged`, () => countOf(ledger, 'acknowledged') >= before + more)
}

type Act = (actor: Actor) => Promise<unknown>

/** As often as it stands here. */
const acts: readonly Act[] = [
  readJourney,
  readJourney,
  readJourney,
  sayWords,
  sayWords,
  sendPaper,
  sendPaper,
  sayWithPaper,
  actor => setCell(actor, 'mark', isOn => actions.toggleMark(isOn === 'on')),
  actor => setCell(actor, 'mark', isOn => actions.toggleMark(isOn === 'on')),
  actor => setCell(actor, 'reading', isOn => actions.toggleReading(actor.who, isOn === 'on')),
  actor => setCell(actor, 'draft', text => actions.saveDraft(text)),
  payDeposit,
  signIn,
]

async function actOnce(actor: Actor): Promise<void> {
  await acts[actor.dice.below(acts.length)]?.(actor)
  if (actor.dice.chance(0.3)) await pause(actor.dice.below(40))
}

async function readJourney({ line, who }: Actor): Promise<void> {
  const answer = await ask(line, who, { method: 'GET', path: '/api/journey' })
  const isAnswered = answer?.status === 200
  line.ledger.reads[isAnswered ? 'answered' : 'unanswered'] += 1
  if (answer !== undefined && answer.status >= 500 && answer.status !== 503) {
    line.ledger.wrong.push(`a journey was answered with ${answer.status}: ${JSON.stringify(answer.body).slice(0, 200)}`)
  }
  if (!isAnswered) await pause(200)
}

function newWrite({ line, who, dice }: Actor, kind: Kind, mark?: string): Write {
  const key = dice.name()
  const write: Write = { kind, key, who, mark: mark ?? `torture ${key}`, state: 'sent', tries: 0, answer: undefined }
  line.ledger.writes.push(write)
  return write
}

/** A client that heard nothing asks again under the same key; some give up. */
async function insist(actor: Actor, write: Write, request: actions.Request, givesUp = 0.2): Promise<Write> {
  for (;;) {
    await attempt(actor.line, write, request)
    if (write.state !== 'unknown' || actor.isOver() || actor.dice.chance(givesUp)) return write
    await pause(100 + actor.dice.below(200))
  }
}

async function sayWords(actor: Actor): Promise<void> {
  const write = newWrite(actor, 'message')
  await insist(actor, write, actions.say(write.mark))
}

async function sendPaper(actor: Actor): Promise<Write> {
  const content = actions.newPaper(2000 + actor.dice.below(60_000))
  const write = newWrite(actor, 'paper', `${actor.dice.name()}-${actions.digest(content)}.pdf`)
  return insist(actor, write, actions.sendPaper(write.mark, content))
}

async function sayWithPaper(actor: Actor): Promise<void> {
  const paper = await sendPaper(actor)
  const id = Reflect.get(Object(paper.answer), 'id')
  if (paper.state !== 'acknowledged' || typeof id !== 'string') return
  const write = newWrite(actor, 'message with paper')
  await insist(actor, write, actions.say(write.mark, [id]))
}

/** One cell of one student's, written by one worker, one after the other. */
async function setCell(actor: Actor, kind: Kind, request: (value: string) => actions.Request): Promise<void> {
  const cell = cellOf(kind, actor.who)
  const { cells, loose } = actor.line.ledger
  const before = cells.get(cell) ?? new Set([kind === 'draft' ? '' : 'off'])
  const value = kind === 'draft' ? actor.dice.name() : before.has('on') ? 'off' : 'on'
  const write = newWrite(actor, kind, value)
  await insist(actor, write, request(value), 0)
  const known = loose.get(cell) ?? []
  if (write.state === 'acknowledged') cells.set(cell, new Set([value, ...known]))
  if (write.state !== 'unknown') return
  loose.set(cell, new Set([...known, value]))
  cells.set(cell, new Set([...before, value]))
}

async function payDeposit(actor: Actor): Promise<void> {
  const who = actor.payers.pop()
  if (who === undefined) return
  const paying = { ...actor, who }
  const write = newWrite(paying, 'deposit')
  await insist(paying, write, actions.apply(who))
  const docID = Reflect.get(Object(write.answer), 'docID')
  if (write.state !== 'acknowledged' || typeof docID !== 'string') return
  const checkout = await ask(actor.line, who, actions.openCheckout(who, docID), `checkout-${write.key}`)
  const address = Reflect.get(Object(checkout?.body), 'url')
  if (typeof address !== 'string') return
  // At the provider's own page, which tells the server by a signed notice.
  await fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ do: 'pay' }) })
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)
}

/** A call without a key, which nobody sends again. */
async function signIn(actor: Actor): Promise<void> {
  if (!actor.dice.chance(0.1)) return
  const { url, origin } = actor.line
  const write = newWrite(actor, 'sign-in')
  write.tries = 1
  const answer = await fetch(`${url}/api/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: meera.email, password: demoPassword }),
  }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  const cookie = answer?.headers
    .getSetCookie()
    .find(set => set.includes('safar_session='))
    ?.split(';')[0]
  write.state = answer === undefined || answer.status >= 500 ? 'unknown' : 'refused'
  if (answer?.ok !== true || cookie === undefined) return
  write.who = { ...write.who, cookie }
  write.state = 'acknowledged'
}
