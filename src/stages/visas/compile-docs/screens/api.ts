import { readOf } from '#src/browser/reads.ts'
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '#src/browser/api.ts'
import { laterOf, marked } from '#src/browser/unsent/or-kept.ts'
import { allIsSent } from '#src/browser/unsent/sender.ts'
import { useTick } from '#src/browser/unsent/use-tick.ts'
import { useWished, type Wishes } from '#src/browser/unsent/use-unsent.ts'
import { ticksAsWished } from '#src/values/ticks.ts'
import type { visasContracts } from '#src/stages/visas/contract.ts'
import type { TicksView } from '../contract.ts'
import { keptSkip, keptTick } from '../copy.ts'
import { skipOf, tickOf } from '../rules.ts'

export const { compileDocs } = apiOf<typeof visasContracts>()
const rereads = ['visas'] as const
const later = laterOf<typeof visasContracts>(rereads)

/** With what was ticked and is not sent yet. */
export const useTicks = () => useTicksWhen(true)
/** As the device has read it: nothing is read for it. */
export const useTicksAsRead = () => useTicksWhen(false)
const useTicksWhen = (enabled: boolean) =>
  useQuery({ ...readOf(compileDocs.read), enabled, select: useWished(asWished) })

const asWished = ({ ticks, skips, ...known }: TicksView, wishes: Wishes): TicksView => ({
  ...known,
  skips: skipsAsWished(skips, wishes),
  ticks: ticksAsWished(ticks, wishes, tickOf, Temporal.Now.instant().toString()),
})

const skipsAsWished = (skips: readonly string[], wishes: Wishes): string[] => {
  const kept = ticksAsWished(
    skips.map(paper => ({ paper, tickedAt: '' })),
    wishes,
    skipOf,
    '',
  )
  return kept.map(({ paper }) => paper)
}

type Ticking = { paper: string; title: string; isTicked: boolean }

export const usePaperTick = () =>
  useTick(tickPaper, {
    rereads,
    inOrder: 'visa-papers',
    shows: ({ paper, isTicked }) => ({ thing: tickOf(paper), is: isTicked }),
  })

type Skipping = { paper: string; title: string; isSkipped: boolean }

export const usePaperSkip = () =>
  useTick(skipPaper, {
    rereads,
    inOrder: 'visa-papers',
    shows: ({ paper, isSkipped }) => ({ thing: skipOf(paper), is: isSkipped }),
  })

function skipPaper({ paper, title, isSkipped }: Skipping): Promise<unknown> {
  const calls = later(marked(skipOf(paper), keptSkip(title, isSkipped), isSkipped)).compileDocs
  return isSkipped ? calls.skip({ paper }) : calls.unskip({ paper })
}

export const allTicksAreSent = (): Promise<void> =>
  allIsSent(thing => thing.startsWith(tickOf('')) || thing.startsWith(skipOf('')))

function tickPaper({ paper, title, isTicked }: Ticking): Promise<unknown> {
  const calls = later(marked(tickOf(paper), keptTick(title, isTicked), isTicked)).compileDocs
  return isTicked ? calls.tick({ paper }) : calls.untick({ paper })
}
