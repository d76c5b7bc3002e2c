// Where features meet: each verb of the contract and the function that answers it.
import { accountsHandlers } from '../features/accounts/service.ts'
import * as chat from '../features/chat/service.ts'
import { deskHandlers } from '../features/desk/service.ts'
import * as places from '../features/places/service.ts'
import { noteContact } from '../features/profile/person/sign-up.ts'
import { profileHandlers } from '../features/profile/service.ts'
import * as progress from '../features/progress/service.ts'
import * as universities from '../features/universities/service.ts'
import type { Handlers } from '../platform/http/serve.ts'
import { platformHandlers } from '../platform/service.ts'
import { stages } from '../stages/stages.ts'
import { loadFacts } from './journey-facts.ts'
import type { AppContract } from './contract.ts'

const journey: progress.Journey = { stages, loadFacts }

export const handlers: Handlers<AppContract> = {
  accounts: accountsHandlers(noteContact),
  journey: {
    read: call => progress.read(journey, call),
    visit: (call, input) => progress.visit(journey, call, input),
    mark: (call, input) => progress.mark(journey, call, input),
    unmark: (call, input) => progress.unmark(journey, call, input),
    showBadge: (call, input) => progress.showBadge(journey, call, input),
    askEarlyAccess: (call, input) => progress.askEarlyAccess(journey, call, input),
  },
  ...profileHandlers,
  universities,
  places,
  chat,
  desk: deskHandlers(stages),
  platform: platformHandlers,
}
