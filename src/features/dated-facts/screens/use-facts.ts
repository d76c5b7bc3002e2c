// What Safar says about the world, as the desk has read it since the release.
import { optional, useRead } from '#src/browser/reads.ts'
import type { DatedPoint, GuidePoint } from '#src/journey/guide.ts'
import { asEdited, asRead, pointsAsRead, type EditedFact, type ShippedFact } from '../rules.ts'
import { facts as factsApi } from './student-api.ts'

/** Until they are there, what was released is shown. */
function useEdited(): ReadonlyMap<string, EditedFact> {
  const facts = optional(useRead(factsApi.read))?.facts ?? []
  return new Map(facts.map(fact => [fact.id, fact]))
}

export function useFacts(shipped: readonly ShippedFact[]): readonly ShippedFact[] {
  const edited = useEdited()
  return shipped.map(fact => asEdited(fact, edited))
}

export const useReadPoints = (points: readonly GuidePoint[]): readonly GuidePoint[] => pointsAsRead(points, useEdited())

export function useReadFacts(points: readonly DatedPoint[]): readonly DatedPoint[] {
  const edited = useEdited()
  return points.flatMap(point => asRead(point, edited) ?? [])
}
