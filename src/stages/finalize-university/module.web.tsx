import { defineWebModule } from '#src/manifest/web.tsx'
import type { finalizeUniversity } from './rules.ts'

export default defineWebModule<typeof finalizeUniversity>({
  stage: 'finalize-university',
  panels: {},
})
