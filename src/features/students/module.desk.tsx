import { defineDeskModule } from '#src/manifest/desk.ts'
import { tagging } from '#src/features/desk-kit/inbox/screens/slots.ts'
import { leadParts } from '#src/features/plan/risks/screens/slots.ts'
import { headingsFor } from '../audit/rules.ts'
import { LeadFilter, LeadOf } from './file/screens/leads.tsx'
import { actRoles, actsFor } from './many/rules.ts'
import { TagOne } from './many/screens/bar.tsx'
import { DeskStudents } from './screens/students.tsx'

export default defineDeskModule({
  gives: [leadParts({ Filter: LeadFilter, Lead: LeadOf }), tagging({ roles: actRoles.tag, Dialog: TagOne })],
  pages: [
    {
      path: '/desk/students',
      group: 'students',
      rank: 8,
      label: 'Students',
      roles: ['advisor', 'underwriter', 'admin'],
      Screen: ({ id, me, seat }) => (
        <DeskStudents
          id={id}
          reader={{ id: me, isAdmin: seat.roles.includes('admin') }}
          headings={headingsFor(seat.roles)}
          acts={actsFor(seat.roles)}
        />
      ),
    },
  ],
})
