// What the journey knows of the ways in which somebody signs in.
import { part } from '#src/journey/shape.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { wayFields } from './facts.shape.ts'

export const wayFactsOf = jsonOf(part(wayFields), {
  ways: {
    each: {
      emailProvedAt: 'o.email_verified_at',
      phoneProvedAt: 'o.phone_verified_at',
      passwordSetAt: 'w.set_at',
    },
    from: 'people o left join passwords w on w.person = o.id where o.id = p.id',
  },
})
