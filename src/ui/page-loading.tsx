import { Page } from './page.tsx'
import { Loading, SkeletonPage } from './skeleton.tsx'

/** The shape of a page below the bar, while its scripts are on their way. */
export function PageLoading() {
  return (
    <Page title="Opening" width="reading">
      <Loading>
        <SkeletonPage />
      </Loading>
    </Page>
  )
}
