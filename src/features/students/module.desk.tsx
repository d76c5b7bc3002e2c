import { defineDeskModule } from '#src/manifest/desk.ts'
import { headingsFor } from '../audit/rules.ts'
import { DeskStudents } from './screens/students.tsx'

export default defineDeskModule({
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
        />
      ),
    },
  ],
})
