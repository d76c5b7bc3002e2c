import { defineWebModule } from '#src/manifest/web.tsx'
import type { apartments } from './rules.ts'

export default defineWebModule<typeof apartments>({
  stage: 'apartments',
  panels: {},
})
