// The parts of the profile and their addresses.
export const parts = {
  about: { title: 'About you', href: '/profile/about', holds: 'Names, how to reach you, your flight' },
  passport: {
    title: 'Passport profile',
    href: '/profile/passport',
    holds: 'What every form asks for: typed once, in the shape of each',
  },
  studies: { title: 'Studies', href: '/profile/studies', holds: 'Schools and degrees' },
  work: { title: 'Work', href: '/profile/work', holds: 'Internships and jobs' },
  scores: { title: 'Test scores', href: '/profile/scores', holds: 'GRE, TOEFL, GMAT' },
  applications: { title: 'Applications', href: '/profile/applications', holds: 'Universities and what they answered' },
  family: { title: 'Family', href: '/profile/family', holds: 'Who of your family sees what' },
  notifications: {
    title: 'Notifications',
    href: '/profile/notifications',
    holds: 'What you get by e-mail, and when it waits',
  },
  'sign-in': {
    title: 'Sign-in',
    href: '/profile/sign-in',
    holds: 'Your e-mail and phone, and where you are signed in',
  },
  'your-data': {
    title: 'Your data',
    href: '/profile/your-data',
    holds: 'What we keep and for what; a copy, a correction, or the end of it',
  },
} as const

export type PartId = keyof typeof parts
