import { optional, useRead } from '#src/browser/reads.ts'
import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { WaitingCount } from '../desk-kit/screens/waiting-count.tsx'
import * as copy from './record/rules.ts'
import { datedFacts } from './screens/api.ts'
import { FactList } from './screens/fact-list.tsx'
import { FactPage } from './screens/fact-page.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/facts',
      group: 'prepare',
      rank: 220,
      label: copy.titles.list,
      roles: ['advisor', 'underwriter', 'admin'],
      Screen: ({ id, me, seat, canOpen }) => {
        // Underwriters read the list; a fact is changed by advisors.
        const canEdit = advisors.some(role => seat.roles.includes(role))
        if (id !== undefined && canEdit) return <FactPage key={id} id={id} me={me} />
        return <FactList canOpen={page => canOpen(page) && (canEdit || !page.startsWith('/desk/facts/'))} />
      },
      Waiting: () => <WaitingCount of={optional(useRead(datedFacts.due))?.count} />,
    },
  ],
})
