import { attorneysContract } from './attorneys/contract.ts'
import { attorneyDeskContract } from './attorneys/desk/contract.ts'
import { i20Contract } from './i20/contract.ts'
import { numbersContract } from './numbers/contract.ts'
import { postInterviewContract } from './post-interview/contract.ts'
import { sevisContract } from './sevis/contract.ts'

export const visasContracts = {
  i20: i20Contract,
  visaNumbers: numbersContract,
  sevis: sevisContract,
  postInterview: postInterviewContract,
  attorneys: attorneysContract,
  attorneyDesk: attorneyDeskContract,
}
