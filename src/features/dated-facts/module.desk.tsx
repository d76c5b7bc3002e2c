import { defineDeskModule } from '#src/manifest/desk.ts'
import { FactCheck } from './screens/fact-check.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/facts',
      group: 'prepare',
      rank: 220,
      label: 'Facts to re-check',
      roles: ['advisor', 'underwriter', 'admin'],
      Screen: ({ datedFacts, canOpen }) => <FactCheck facts={datedFacts} canOpen={canOpen} />,
    },
  ],
})
