export { add, bringBack, change, retire } from './plans.ts'
export { all, plan, university } from './queries.ts'
export { sell, unsell } from './sales.ts'
export { changeUniversity } from './settings/university.ts'
