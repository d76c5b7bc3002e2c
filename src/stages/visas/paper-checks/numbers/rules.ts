// Numbers that must be the same on every paper. Pure.
import { allAs, saysOf, sidesOf, type Check } from '../finding/rules.ts'

export const numberChecks = {
  'passport-number': known =>
    allAs(
      [{ place: 'profile', text: known.facts.passportNumber ?? '' }, ...sidesOf(known, ['passport'], 'passportNumber')],
      sidesOf(known, ['ds-160-confirmation', 'appointment-confirmation'], 'passportNumber'),
    ),

  barcode: known =>
    allAs(
      [
        ...sidesOf(known, ['ds-160-confirmation'], 'applicationId'),
        { place: 'profile', text: known.facts.applicationId ?? '' },
      ],
      [
        ...sidesOf(known, ['appointment-confirmation'], 'applicationId'),
        { place: 'booking-number', text: known.facts.barcode ?? '' },
      ],
    ),

  'sevis-id': known =>
    allAs(
      [...sidesOf(known, ['i-20'], 'sevisId'), { place: 'profile', text: known.facts.sevisId ?? '' }],
      [{ place: 'sevis-receipt', text: saysOf(known, 'sevis-receipt').sevisId ?? '' }],
    ),
} satisfies Record<string, Check>
