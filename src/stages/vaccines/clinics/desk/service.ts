export { list, read } from './reading.ts'
export { add, addTimes, bringBack, change, retire, withdrawTime } from './keeping.ts'
export { cancel, reopen, settle } from './settling.ts'
