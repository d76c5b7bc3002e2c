export { addAgent, addSlots, agents, retireAgent, withdraw as withdrawSlot } from './agents.ts'
export { addTerms, ask, decline, offer, reconsider, withdrawAsk, withdrawOffer } from './answers.ts'
export { list, paper, read } from './queries.ts'
export { giveStatement, withdrawStatement } from '../statements/service.ts'
