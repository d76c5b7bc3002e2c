// What a person agrees to before their first paper, payment or sending.
import { demoBirthDate } from '#seed/people.ts'
import { purposes } from '#src/features/consent/rules.ts'
import type { Visitor } from './visitor.ts'

/** To all of the notice, where one is asked on that day. */
export async function giveConsents({ api }: Pick<Visitor, 'api'>, birthDate = demoBirthDate.toString()): Promise<void> {
  const { version } = await api.consent.read()
  if (version !== null) await api.consent.give({ version, language: 'en', purposes: [...purposes], birthDate })
}
