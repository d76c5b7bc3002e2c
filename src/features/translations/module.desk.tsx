import { admins, defineDeskModule } from '#src/manifest/desk.ts'
import * as copy from './copy.ts'
import { Translations } from './screens/translations.tsx'

export default defineDeskModule({
  pages: [
    {
      path: '/desk/translations',
      group: 'admin',
      rank: 340,
      label: copy.title,
      roles: admins,
      Screen: Translations,
    },
  ],
})
