import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { fatima, meera, rohan, type DemoPerson } from '../../../seed/people.ts'
