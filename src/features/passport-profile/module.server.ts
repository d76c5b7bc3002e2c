import { calls, defineServerModule } from '#src/manifest/server.ts'
import { countedAsPapers } from '../accounts/second-factor/offer.ts'
import { readsHere } from '../documents/places.ts'
import { paperNames } from '#src/reading/says.ts'
import { profilePlace } from './values/place.ts'
import { passportProfileContracts } from './contract.ts'
import * as passportProfile from './service.ts'

export default defineServerModule({
  name: 'features/passport-profile',
  calls: calls(passportProfileContracts, { passportProfile }),
  gives: [
    profilePlace,
    readsHere(paperNames, 'Your passport profile', '/profile/passport'),
    countedAsPapers(`exists (select from passport_profiles where owner = p.id)`),
  ],
})
