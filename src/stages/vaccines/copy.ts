import type { Guide, Source } from '../../journey/guide.ts'
import type { Welcome } from '../../journey/stage.ts'

export const welcome: Welcome = {
  title: 'Land with your shots done.',
  lede: 'Universities put a hold on registration until the proof is in. Hepatitis B takes six to seven months, so begin early.',
  points: [
    { title: 'Mandatory vaccine packages', text: 'What your university asks for, in one package.' },
    { title: 'Appointment booking', text: 'A clinic and a time near you.' },
    { title: 'Digital proof of vaccination', text: 'One record in English that the health office can read.' },
  ],
  start: 'Get Started',
  drawing: 'first-aid-box',
}

const liberty: Source = { name: 'Liberty University, student health', checkedOn: '2026-07-01' }
const uniHealth: Source = {
  name: 'Health offices of Louisville, Liberty, UNCG, Valparaiso and Nevada, Reno',
  checkedOn: '2026-07-01',
}
const reno: Source = { name: 'University of Nevada, Reno, student health', checkedOn: '2026-07-01' }

/** What each step tells, by its id. */
export const guides: Readonly<Record<string, Guide>> = {
  CheckRequirements: {
    lede: "Requirements differ by university, and it will not let you register for classes without the proof. Find the health office's page of your university and hold it against this list.",
    points: [
      { text: 'MMR (measles, mumps, rubella): two doses, at least 28 days apart.', source: uniHealth },
      {
        text: 'Tdap within the last 10 years, and meningitis (MenACWY) after your 16th birthday; some ask for it only below 22 or 23.',
        source: uniHealth,
      },
      { text: 'Hepatitis B: three doses. Required at some, recommended at others.', source: uniHealth },
      { text: 'Chickenpox: two doses, or a proof that you had it.', source: uniHealth },
      {
        text: 'Tuberculosis: a blood test or an X-ray. Some want it within 6 months before entry, some only accept one made in the US.',
        source: uniHealth,
      },
    ],
  },
  PlanDoses: {
    lede: 'Count back from your flight. The slowest series decides when you begin.',
    points: [
      {
        text: 'Hepatitis B takes longest: a second dose 30 days after the first, a third 4 to 6 months after the second. Begin 6 to 7 months before you fly.',
        source: liberty,
      },
      { text: 'The second MMR dose comes at least 28 days after the first.', source: uniHealth },
      {
        text: 'A series that is not finished may go on in the US. Ask the health office whether it clears you meanwhile.',
      },
    ],
  },
  BringProof: {
    lede: 'Carry the original, and keep a copy here and in your hand luggage.',
    points: [
      {
        text: 'The record has to be in English, with the date of each dose and the stamp of the clinic.',
        source: uniHealth,
      },
      { text: 'The university insurance usually does not pay for missing vaccines.', source: reno },
    ],
  },
}
