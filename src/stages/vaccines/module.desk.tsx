import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskClinics } from './clinics/desk/screens/desk-clinics.tsx'
import { DeskVaccineSets } from './sets/desk/screens/desk-vaccine-sets.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/clinics',
      group: 'prepare',
      rank: 160,
      label: 'Clinics',
      roles: advisors,
      Screen: ({ id, me }) => <DeskClinics id={id} me={me} />,
    },
    {
      path: '/desk/vaccine-requirements',
      group: 'prepare',
      rank: 170,
      label: 'Vaccine requirements',
      roles: advisors,
      Screen: ({ id, me }) => <DeskVaccineSets id={id} me={me} />,
    },
  ],
})
