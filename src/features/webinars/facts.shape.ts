import { happened, list, part, plan, text } from '#src/journey/shape.ts'

/** The slots that somebody registered for, and their registrations. */
export const webinarFields = {
  webinar: part({
    slots: list({ conferenceId: text, startTime: plan, endTime: plan, cancelledAt: happened }),
    registrations: list({ conferenceId: text, registeredAt: happened, unregisteredAt: happened }),
  }),
}
