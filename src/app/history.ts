// What happened to a student, as the desk reads it: each feature says what it knows.
import { deedsAbout } from '../features/desk/history.ts'
import { filesOf } from '../features/documents/history.ts'
import { happeningsOf } from '../features/progress/history.ts'
import { requestsOf } from '../features/requests/history.ts'
import type { HistorySource } from '../features/students/service.ts'

export const history: readonly HistorySource[] = [happeningsOf, requestsOf, filesOf, deedsAbout]
