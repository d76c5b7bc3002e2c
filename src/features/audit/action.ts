// What is noted with who did it and when. Each module declares its own, notes it by the declared value, and gives it here.
import { slotOfItself, type Given } from '#src/manifest/slots.ts'

type Declared = {
  /** As it is kept in the rows. */
  name: string
  words: string
  /** What it is about, where that is no person. */
  about?: string
  /** Somebody looked at what is a person's: what that was, in words to that person. */
  look?: string
  /** Not in a student's history at the desk: it would fill it, or a module's own history says it. */
  isQuiet?: true
}
export type AuditAction = Given & Declared
export type Look = AuditAction & { look: string }

export const auditActions = slotOfItself<Declared>('audit/actions')

export const auditAction = <D extends Declared>(declared: D): D & Given => auditActions(declared)
