import type { ProofKind } from './tables.ts'

type Named = {
  firstName: string
  lastName: string
  email?: string | null | undefined
  phone?: string | null | undefined
  isGuest?: boolean
}

/** What the desk calls somebody: who signed up by phone may have given no name yet. */
export function displayName({ firstName, lastName, email, phone, isGuest = false }: Named): string {
  const name = `${firstName} ${lastName}`.trim()
  if (name !== '') return name
  if (email != null) return email
  if (phone != null) return `Phone ending in ${phone.slice(-4)}`
  return isGuest ? 'A guest' : 'Without a name'
}

/** How a letter to somebody begins. */
export const salutation = ({ firstName }: { firstName: string }): string =>
  firstName === '' ? 'Hello,' : `Hello ${firstName},`

/** The student of a row of a queue. */
export const namedStudent = (person: Named & { id: string }): { id: string; name: string } => ({
  id: person.id,
  name: displayName(person),
})

/** Who came by a link of the desk alone is greeted, and shown no more. */
export const nameIn = (
  { firstName, middleName, lastName }: Named & { middleName: string },
  provedBy: ProofKind,
): string =>
  provedBy === 'desk-link' ? firstName : [firstName, middleName, lastName].filter(name => name !== '').join(' ')
