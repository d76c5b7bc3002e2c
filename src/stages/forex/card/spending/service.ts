export { freeze, setLimits, thaw } from './controls.ts'
export { notice } from './notices.ts'
export { spending } from './queries.ts'
