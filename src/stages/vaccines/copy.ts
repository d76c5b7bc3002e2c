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
