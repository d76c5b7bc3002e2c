export { add, bringBack, change, retire } from './plans.ts'
export { all, plan, university } from './reading.ts'
export { sell, unsell } from './sales.ts'
export { changeUniversity } from './settings/saving.ts'
