export { issueInvoice, voidBills } from './bills.ts'
export { end } from './end.ts'
export { issueCard, setCertificate } from './papers.ts'
export { answers, application, queue, read } from './queries.ts'
export {
  approveWaiver,
  checkWaiver,
  giveGuide,
  refuseWaiver,
  removeGuide,
  takeBackDecision,
  writeGuide,
} from './waivers.ts'
