// `npm run lab`: Safar beside others, each fetched when it is asked for: Parse Server, Lighthouse, OpenStack Swift.
// `npm run lab -- requests lighthouse`: only these.
import type { Place } from '../bench/place.ts'
import { measureAll } from '../bench/report.ts'
import { measureFanOut } from '../bench/fan-out.ts'
import { measureRequests } from '../bench/requests.ts'
import { measureLighthouse } from './lighthouse.ts'
import { openLiveQuery, openRival } from './rivals/parse.ts'
import { testAtSwift } from './swift.ts'

await measureAll({
  requests: async place => {
    const rival = await openRival(await place.database('parse'))
    return measureRequests(place, rival).finally(rival.running.stop)
  },
  'fan-out': async (place: Place) => measureFanOut(place, await openLiveQuery(await place.database('parse'))),
  lighthouse: measureLighthouse,
  swift: testAtSwift,
})
