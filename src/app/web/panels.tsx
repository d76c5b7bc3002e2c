import { Suspense, type ComponentType, type ReactNode } from 'react'
import { Loading, SkeletonLine } from '../../ui/skeleton.tsx'

/** What each step shows when it is open, by stage and step id; fetched when it is opened. */
const panels: Record<string, Record<string, ComponentType>> = {}

export function panelOf(stage: string, step: string): ReactNode {
  const Panel = panels[stage]?.[step]
  if (Panel === undefined) return null
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonLine width="70%" />
          <SkeletonLine width="55%" />
        </Loading>
      }
    >
      <Panel />
    </Suspense>
  )
}
