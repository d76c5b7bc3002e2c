import { defineWebModule, panel } from '#src/manifest/web.tsx'
import type { phoneConnection } from './rules.ts'

export default defineWebModule<typeof phoneConnection>({
  stage: 'phone-connection',
  outline: () => import('./outline/copy.ts'),
  panels: {
    KeepIndianNumber: panel(() => import('./screens/keep-number.tsx')),
    ChoosePlan: panel(() => import('./screens/choose-plan.tsx')),
    SecondSignIn: panel(() => import('./screens/second-sign-in.tsx')),
  },
})
