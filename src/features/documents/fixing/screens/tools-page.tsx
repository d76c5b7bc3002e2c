import type { PageProps } from '#src/manifest/web.tsx'
import { Page } from '#src/ui/page.tsx'
import { Stack } from '#src/ui/stack.tsx'
import * as copy from '../copy.ts'
import { FixTools } from './fix-tools.tsx'

/** The tools by themselves; each has an address of its own, to which other pages lead. */
export default function ToolsPage({ params: { tool = '' } }: PageProps) {
  return (
    <Page title={copy.toolsTitle} place={tool} width="form">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{copy.toolsTitle}</h1>
          <p>{copy.toolsLede}</p>
        </Stack>
        <FixTools key={tool} first={copy.isTool(tool) ? tool : undefined} />
      </Stack>
    </Page>
  )
}
