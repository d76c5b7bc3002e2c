import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { VersionView } from '../contract.ts'
import * as copy from '../copy.ts'
import { remarksWords } from './placed.ts'

/** Where a version stands: what one did, who has it, what comes next. */
export function Standing({ version }: { version: VersionView }) {
  const { next, ...words } = standingOf(version)
  return <ThreeThings {...words} then={next} />
}

/** Until it is opened again, or the next version is sent. */
export const isDone = ({ closedAt, moreHelpRequested }: VersionView): boolean => closedAt !== null || moreHelpRequested

type Words = { did: Thing; holder?: string; now: Thing; next: Thing }

function standingOf(version: VersionView): Words {
  const { publishedAt, moreHelpRequestedAt, moreHelpAnsweredAt, closedAt } = version
  if (publishedAt === null) return inReview(version)
  if (moreHelpRequestedAt !== null) {
    return moreHelpAnsweredAt === null ? helpAsked(moreHelpRequestedAt) : answered(version, moreHelpAnsweredAt)
  }
  return closedAt === null ? readable(version, publishedAt) : closed(closedAt)
}

const inReview = ({ number, createdAt }: VersionView): Words => ({
  did: { what: `You submitted ${number === 1 ? 'your SOP' : `version ${number}`}`, detail: `on ${day(createdAt)}` },
  holder: 'With our reviewers',
  now: { what: 'A reviewer reads every line', detail: 'This usually takes 1 to 3 days.' },
  next: { what: 'You read the feedback', detail: 'You get an e-mail and a notification.' },
})

const readable = ({ number, createdAt, reviewer, remarks }: VersionView, publishedAt: string): Words => ({
  did: { what: `You submitted ${number === 1 ? 'your SOP' : `version ${number}`}`, detail: `on ${day(createdAt)}` },
  now: {
    what: `${reviewer ?? 'A reviewer'} left ${remarksWords(remarks.length)}`,
    detail: `since ${day(publishedAt)}. Read them at your own pace.`,
  },
  next: { what: 'Ask for help, or mark it as complete', detail: 'Then write the next version.' },
})

const helpAsked = (askedAt: string): Words => ({
  did: { what: 'You asked for help', detail: `on ${day(askedAt)}` },
  holder: 'With our experts',
  now: { what: copy.expertWillHelp, detail: 'This usually takes 1 to 3 days.' },
  next: { what: 'You read the answers', detail: 'They stand below the remarks that you marked.' },
})

const answered = ({ number }: VersionView, answeredAt: string): Words => ({
  did: { what: 'You asked for help', detail: 'with the remarks that you marked' },
  now: { what: 'Your questions are answered', detail: `since ${day(answeredAt)}` },
  next: { what: `You write version ${number + 1}`, detail: 'A reviewer reads it again.' },
})

const closed = (closedAt: string): Words => ({
  did: { what: 'You marked the feedback as complete', detail: `on ${day(closedAt)}` },
  now: { what: 'Work it into your text', detail: 'The remarks stay here to read.' },
  next: { what: 'Send the next version when it is ready', detail: 'A new round begins then.' },
})

const day = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
