import { problem } from '#src/wire/problem.ts'
import * as copy from './rules.ts'

export const notProvedYet = problem('address-not-proved', 409, copy.notProvedYet)
