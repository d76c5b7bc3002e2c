export { issueInvoice, voidBills } from './billing.ts'
export { end } from './ending.ts'
export { issueCard, setCertificate } from './papers.ts'
export { answers, application, queue, read } from './reading.ts'
export {
  approveWaiver,
  checkWaiver,
  giveGuide,
  refuseWaiver,
  removeGuide,
  takeBackDecision,
  writeGuide,
} from './waivers.ts'
