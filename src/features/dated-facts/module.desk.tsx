import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import * as copy from './record/rules.ts'
import { FactList } from './screens/fact-list.tsx'
import { FactPage } from './screens/fact-page.tsx'
import { ReadingList } from './screens/reading-list.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/facts',
      group: 'prepare',
      rank: 220,
      label: copy.titles.list,
      roles: ['advisor', 'underwriter', 'admin'],
      waits: 'here',
      Screen: ({ id, me, seat, canOpen }) => {
        // Underwriters read the list; a fact is changed by advisors.
        const canEdit = advisors.some(role => seat.roles.includes(role))
        if (id !== undefined && id !== 'all' && canEdit) return <FactPage key={id} id={id} me={me} />
        const mayOpen = (page: string) => canOpen(page) && (canEdit || !page.startsWith('/desk/facts/'))
        return id === 'all' ? <FactList canOpen={mayOpen} /> : <ReadingList canEdit={canEdit} canOpen={mayOpen} />
      },
    },
  ],
})
