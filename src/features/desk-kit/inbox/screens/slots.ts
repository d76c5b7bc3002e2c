import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { DeskPath } from '#src/wire/topics.ts'

/** What stands beside Today while nothing is open, for a seat that may open its page. */
export const todayBesides = slot<{ page: DeskPath; Column: ComponentType }>('desk-kit/today-besides')
