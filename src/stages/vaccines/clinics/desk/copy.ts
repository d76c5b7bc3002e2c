// What the student reads about an appointment.
import type { Ending } from '#src/stages/vaccines/facts.shape.ts'

type Message = (clinic: string, reason: string) => { title: string; body: string }

export const messages = {
  attended: clinic => ({
    title: `${clinic} has noted your appointment`,
    body: 'What was given stands in your record, and your plan follows it.',
  }),
  missed: clinic => ({
    title: `${clinic} says that you were not there`,
    body: 'Book another time, or write to us in the chat if this is wrong.',
  }),
  reopened: clinic => ({
    title: `What was noted of your appointment at ${clinic} is taken back`,
    body: 'We are putting it right. You need not do anything.',
  }),
  cancelled: (clinic, reason) => ({
    title: `${clinic} cannot see you at that time`,
    body: `${reason} Please book another time.`,
  }),
} as const satisfies Record<string, Message>

export const endingWords = {
  attended: 'Was there',
  missed: 'Was not there',
  cancelled: 'Given up',
  'cancelled-by-clinic': 'Cancelled by the clinic',
  lapsed: 'Given up: nobody confirmed the account',
} as const satisfies Record<Ending, string>
