// Where the visa steps keep values of a person.
import { desc, eq } from 'drizzle-orm'
import { factsFor } from '#src/features/passport-profile/values/rules.ts'
import { inputOf, personValues } from '#src/features/people/values/slots.ts'
import { visaAppointments } from './rounds/tables.ts'
import { isStanding } from './rounds/present.ts'
import { i20Contract } from './i20/contract.ts'
import { saidInForm, valuesOfI20 } from './i20/document.ts'
import { i20Asks } from './i20/rules.ts'
import { transcriptsAsk } from './transcripts/rules.ts'
import { appointmentAsks } from './appointment/rules.ts'
import { i20From } from './i20/from-profile/rules.ts'
import { change } from './i20/service.ts'
import { filled as words } from './i20/copy.ts'
import { filledI20s } from './i20/tables.ts'
import { transcriptsContract } from './transcripts/contract.ts'
import { ask, askedFor } from './transcripts/params.ts'

export const i20Values = personValues({
  name: 'i20',
  words: 'I-20 form',
  href: '/visas/i20-form',
  values: valuesOfI20,
  asks: i20Asks,
  read: async call => {
    const [said, [filled]] = await Promise.all([
      saidInForm(call),
      call.db.select({ id: filledI20s.id }).from(filledI20s).where(eq(filledI20s.owner, call.caller.id)).limit(1),
    ])
    const follows = filled === undefined ? [] : valuesOfI20.map(name => [name, words.staysFilled] as const)
    return { ...said, follows: Object.fromEntries(follows) }
  },
  write: (call, { university, ...values }) =>
    change(
      call,
      inputOf(i20Contract.change.input, {
        ...i20From(factsFor(values)),
        ...(university !== undefined && { universityId: university }),
      }),
    ),
})

export const transcriptValues = personValues({
  name: 'transcripts',
  words: 'search for transcripts',
  href: '/visas/visa-transcripts',
  values: ['university', 'programme', 'consulate'],
  asks: transcriptsAsk,
  read: async call => {
    const row = await askedFor(call)
    if (row === undefined) return { says: {}, at: null }
    const { university, subject, consulate, askedAt } = row
    return { says: { university, programme: subject, consulate }, at: askedAt }
  },
  write: async (call, { university, programme, consulate }) => {
    const row = await askedFor(call)
    if (row === undefined) return
    const asked = {
      university: university ?? row.university,
      subject: programme ?? row.subject,
      consulate: consulate ?? row.consulate,
      funding: row.funding,
    }
    await ask(call, inputOf(transcriptsContract.ask.input, asked))
  },
})

/** Another consulate is another booking: its form asks why. */
export const appointmentValues = personValues({
  name: 'appointment',
  words: 'visa appointment',
  href: '/visas/consular-appointment',
  values: ['consulate'],
  asks: appointmentAsks,
  read: async ({ db, caller }) => {
    const [latest] = await db
      .select()
      .from(visaAppointments)
      .where(isStanding(caller.id))
      .orderBy(desc(visaAppointments.id))
      .limit(1)
    return { says: { consulate: latest?.place ?? '' }, at: latest?.enteredAt ?? null }
  },
})
