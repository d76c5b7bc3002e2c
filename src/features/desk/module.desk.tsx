import { admins, advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { Audit } from './screens/audit.tsx'
import { EarlyAccess } from './screens/early-access.tsx'
import { Errors } from './screens/errors.tsx'
import { People } from './screens/people.tsx'
import { Person } from './screens/person.tsx'
import { DeskUniversities } from './screens/universities.tsx'
import { Usage } from './screens/usage.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/universities',
      group: 'prepare',
      rank: 230,
      label: 'Universities',
      roles: advisors,
      waits: 'here',
      Screen: DeskUniversities,
    },
    {
      path: '/desk/early-access',
      group: 'students',
      rank: 260,
      label: 'Early access',
      roles: advisors,
      waits: 'here',
      Screen: ({ me }) => <EarlyAccess me={me} />,
    },
    {
      path: '/desk/people',
      group: 'admin',
      rank: 270,
      label: 'People',
      roles: admins,
      Screen: ({ id, me }) => (id === undefined ? <People /> : <Person key={id} id={id} me={me} />),
    },
    {
      path: '/desk/audit',
      group: 'admin',
      rank: 300,
      label: 'Audit',
      roles: admins,
      Screen: Audit,
    },
    {
      path: '/desk/errors',
      group: 'admin',
      rank: 320,
      label: 'Errors',
      roles: admins,
      Screen: Errors,
    },
    {
      path: '/desk/usage',
      group: 'admin',
      rank: 330,
      label: 'Usage',
      roles: admins,
      Screen: Usage,
    },
  ],
})
