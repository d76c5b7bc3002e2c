import { advisors, defineDeskModule } from '#src/manifest/desk.ts'
import { DeskSteps } from './desk/screens/desk-steps.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/steps',
      group: 'students',
      rank: 120,
      label: 'Custom steps',
      roles: advisors,
      waits: 'here',
      Screen: ({ id, me }) => <DeskSteps id={id} me={me} />,
    },
  ],
})
