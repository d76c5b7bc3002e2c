import { Page } from './page.tsx'
import { Loading, SkeletonBoard, SkeletonRows } from './skeleton.tsx'

/** The shape of a page below the bar, while its scripts are on their way. */
export function PageLoading() {
  return (
    <Page title="Opening" width="reading">
      <Loading>
        <SkeletonBoard />
        <SkeletonRows />
      </Loading>
    </Page>
  )
}
