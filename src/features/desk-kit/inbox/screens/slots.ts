import type { ComponentType } from 'react'
import { slot } from '#src/manifest/slots.ts'
import type { DeskPath, DeskRole } from '#src/wire/topics.ts'

/** What stands beside Today while nothing is open, for a seat that may open its page. */
export const todayBesides = slot<{ page: DeskPath; Column: ComponentType }>('desk-kit/today-besides')

/** A dialog by which the student of the open row is tagged, for seats that may do that. */
export const tagging = slot<{
  roles: readonly DeskRole[]
  Dialog: ComponentType<{ student: { id: string }; onClose: () => void }>
}>('desk-kit/tagging')
