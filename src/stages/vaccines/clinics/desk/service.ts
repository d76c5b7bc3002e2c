export { list, read } from './queries.ts'
export { add, addTimes, bringBack, change, retire, withdrawTime } from './clinics.ts'
export { cancel, reopen, settle } from './outcomes.ts'
