// How people name the files of their vaccinations.
import type { Vaccine } from '../../requirements/rules.ts'

export const fileNames: Readonly<Record<Vaccine, readonly string[]>> = {
  mmr: ['mmr', 'measles'],
  tdap: ['tdap', 'boostrix', 'adacel'],
  menacwy: ['menacwy', 'men acwy', 'meningitis', 'meningococcal', 'menactra', 'menveo'],
  hepb: ['hepb', 'hep b', 'hepatitis', 'hepatitis b'],
  varicella: ['varicella', 'chickenpox', 'chicken pox'],
  tb: ['tb', 'igra', 'quantiferon', 'mantoux'],
}
