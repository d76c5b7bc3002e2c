// What of the papers is known away from their page: their names, and whether one is missing or ends too early.
import { optional, useRead, useReadAfterwards, useReadWhen } from '#src/browser/reads.ts'
import { facts } from '#src/features/dated-facts/screens/student-api.ts'
import { planApi } from '#src/features/plan/screens/api.ts'
import { person } from '#src/features/people/screens/api.ts'
import type { JourneyNow } from '#src/features/progress/screens/journey-query.ts'
import type { FoundAmong, ThereProps } from '#src/features/progress/screens/slots.ts'
import { useJourney } from '#src/features/progress/screens/use-journey.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { PlaceMark } from '#src/ui/places.tsx'
import type { PapersView } from '../contract.ts'
import * as copy from '../copy.ts'
import { endingIn } from '../tiles/rules.ts'
import { titleWith } from '../titles/copy.ts'
import { papersApi, useJudging } from './api.ts'
import { wantedPapers, type Wanting } from './slots.ts'

/** The student's papers, wherever they were added. */
export function Papers({ found }: FoundAmong) {
  const { papers = [], elsewhere = [] } = optional(useRead(papersApi.read)) ?? {}
  return found([
    ...papers.map(paper => ({ name: titleWith(paper), detail: copy.title, href: '/documents' })),
    ...elsewhere.map(({ what, usedIn }) => ({ name: what, detail: copy.title, href: usedIn })),
  ])
}

/** What a step needs, by what lies here of the student's own. */
export function ThereOf({ names, show }: ThereProps) {
  // The page of a step is drawn without it.
  const own = optional(useReadAfterwards(papersApi.read))
  if (own === undefined) return show(undefined)
  const isOwn = ({ concerns }: { concerns: string | null }) => concerns === null || concerns === 'student'
  const there = new Set<string>([...own.papers, ...own.elsewhere].filter(isOwn).map(({ paper }) => paper))
  return show(new Set(names.filter(name => there.has(name))))
}

/** On every page: nothing is read for it. */
export function Mark() {
  const journey = optional(useJourney())
  const own = optional(useReadWhen(false, papersApi.read))
  const reads = [useReadWhen(false, person.read), useReadWhen(false, planApi.read), useReadWhen(false, facts.read)]
  const isRead = reads.every(({ data }) => data !== undefined)
  return journey !== undefined && own !== undefined && isRead && <MarkOf own={own} journey={journey} />
}

function MarkOf({ own, journey }: { own: PapersView; journey: JourneyNow }) {
  const judging = optional(useJudging(journey, own.record))
  const [list] = useGiven(wantedPapers)
  if (judging === undefined || list === undefined) return null
  const show = ({ wanted }: Wanting) => {
    const missing = wanted.reduce((sum, { isMissing, count }) => sum + (isMissing ? count : 0), 0)
    const ending = endingIn([...own.papers, ...own.elsewhere], judging)
    if (missing + ending === 0) return null
    return <PlaceMark isWrong words={missing > 0 ? copy.missing(missing) : copy.ending(ending)} />
  }
  return <list.AsRead own={own} judging={judging} show={show} />
}
