import type { Handlers } from '#src/platform/http/serve.ts'
import type { requestsContracts } from './contract.ts'
import type { Kinds } from './kinds.ts'
import { changeMany } from './many.ts'
import * as notes from './notes.ts'
import { list } from './request-list.ts'
import { colleagues, giveBack, handOver, note, reopen, setPriority, settle, take } from './request-verbs.ts'
import * as views from './views.ts'

export const requestsHandlers = (kinds: Kinds): Handlers<typeof requestsContracts>['requests'] => ({
  list: (call, input) => list(kinds, call, input),
  note: (call, input) => note(kinds, call, input),
  take: (call, input) => take(kinds, call, input),
  giveBack: (call, input) => giveBack(kinds, call, input),
  handOver: (call, input) => handOver(kinds, call, input),
  settle: (call, input) => settle(kinds, call, input),
  reopen: (call, input) => reopen(kinds, call, input),
  changeMany: (call, input) => changeMany(kinds, call, input),
  setPriority,
  colleagues,
  notes: notes.read,
  writeNote: notes.write,
  removeNote: notes.remove,
  views: views.list,
  saveView: views.save,
  removeView: views.remove,
})
