import { lazy, Suspense } from 'react'
import { Notice } from '#src/ui/notice.tsx'
import { Loading } from '#src/ui/skeleton.tsx'

/** One that does not arrive must not take the page with it. */
const Compared = lazy(async () => {
  try {
    return { default: (await import('./compared.tsx')).Compared }
  } catch {
    return { default: NotCompared }
  }
})

/** What finds the changes is fetched when somebody asks for them. */
export function WhatChanged(texts: { before: string; after: string }) {
  return (
    <Suspense fallback={<Loading label="Comparing the two versions" />}>
      <Compared {...texts} />
    </Suspense>
  )
}

const NotCompared = () => (
  <Notice tone="wrong" live>
    We cannot compare the two versions just now. Please reload the page and try again.
  </Notice>
)
