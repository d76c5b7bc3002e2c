import type { Welcome } from '#src/journey/stage.ts'

export const welcome: Welcome = {
  title: 'Land with your shots done.',
  lede: 'Universities put a hold on registration until the proof is in. The usual course of hepatitis B takes at least 16 weeks, so start early.',
  points: [
    { title: 'Mandatory vaccine packages', text: 'What your university asks for, in one package.' },
    { title: 'Appointment booking', text: 'A clinic and a time near you.' },
    { title: 'Digital proof of vaccination', text: 'One record in English that the health office can read.' },
  ],
  start: 'Get Started',
  drawing: 'first-aid-box',
}

export const locks = { checkFirst: "Complete 'Check what your university asks' first." } as const

/** Of an appointment that is over, where nobody said a word. */
export const wereYouThere = 'Were you there?'

export const doctorDecides = 'This is a plan, not medical advice. Your doctor says what is right for you.'
