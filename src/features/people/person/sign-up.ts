import type { Change } from '#src/platform/database/change.ts'
import type { Services } from '#src/platform/services.ts'
import { isAtUniversity } from '#src/features/universities/facts.ts'
import { mergeContacts } from './service.ts'

type Contact = { email?: string; phone: string; isHomeCountryPhoneNumber: boolean }

/** What somebody signed up with is also where they can be reached. */
export async function noteContact(
  { tx }: Change,
  { now }: Pick<Services, 'now'>,
  person: { id: string },
  contact: Contact,
): Promise<void> {
  await mergeContacts(tx, person.id, now(), {
    ...(contact.email !== undefined && {
      [(await isAtUniversity(tx, contact.email)) ? 'universityEmail' : 'personalEmail']: contact.email,
    }),
    [contact.isHomeCountryPhoneNumber ? 'homeCountryPhone' : 'destinationCountryPhone']: contact.phone,
  })
}
