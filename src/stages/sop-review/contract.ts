import { sopDeskContract } from './desk/contract.ts'
import { feedbackContract } from './feedback/contract.ts'
import { submitContract } from './submit/contract.ts'

export const sopContracts = { sop: { ...submitContract, ...feedbackContract }, sopDesk: sopDeskContract }
