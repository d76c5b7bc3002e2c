import { expect, test } from 'vitest'
import { checkApplication, checkInterest, type Application, type Interest } from './rules.ts'

test.each<[Interest, object]>([
  [{}, {}],
  [{ branch: 'Computer Science', intake: 'fall-2027', universities: ['university-of-north-texas'] }, {}],
  [{ intake: null, universities: [] }, {}],
  [{ intake: 'monsoon-2027' }, { intake: 'Please choose your intake.' }],
  [{ branch: 'x'.repeat(201) }, { branch: 'Please use at most 200 characters.' }],
])('interest %j: %j', (interest, said) => expect(checkInterest(interest)).toEqual(said))

test.each<[Application, object]>([
  [{ university: 'university-of-north-texas', programme: 'MS CS', intake: 'fall-2027' }, {}],
  [{ programme: 'MS CS' }, {}],
  [{ university: '' }, { university: 'Please select your university' }],
  [{ intake: 'soon' }, { intake: 'Please choose your intake.' }],
])('application %j: %j', (application, said) => expect(checkApplication(application)).toEqual(said))
