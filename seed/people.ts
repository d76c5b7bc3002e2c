// The people of the demo, of development and of the tests: the same everywhere.

export type DemoPerson = {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly email: string
  /** In E.164. */
  readonly phone: string
}

export type DemoStudent = DemoPerson & {
  readonly city: string
  /** The state's code, see data/states.csv. */
  readonly stateCode: string
  /** The university they are going to, see seed/universities.ts. */
  readonly universityId: string
  readonly degree: 'bachelors' | 'masters' | 'PhD'
  readonly branch: string
}

export type DemoStaff = DemoPerson &
  ({ readonly role: 'advisor' | 'underwriter' | 'admin' } | { readonly role: 'lender'; readonly bank: string })

/** Everybody's, in the demo only. */
export const demoPassword = 'chai-at-the-gate'

/** What the demo's staff have in their authenticator app; its codes are shown at /sandbox/authenticator. */
export const demoAppKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const meera = {
  firstName: 'Meera',
  middleName: '',
  lastName: 'Iyer',
  email: 'meera.iyer@example.com',
  phone: '+919848012345',
  city: 'Hyderabad',
  stateCode: 'TG',
  universityId: 'university-of-north-texas',
  degree: 'masters',
  branch: 'Computer Science',
} as const satisfies DemoStudent

export const rohan = {
  firstName: 'Rohan',
  middleName: '',
  lastName: 'Deshmukh',
  email: 'rohan.deshmukh@example.com',
  phone: '+919822012345',
  city: 'Pune',
  stateCode: 'MH',
  universityId: 'arizona-state-university-campus-immersion',
  degree: 'masters',
  branch: 'Mechanical Engineering',
} as const satisfies DemoStudent

export const arjun = {
  firstName: 'Arjun',
  middleName: '',
  lastName: 'Reddy',
  email: 'arjun.reddy@example.com',
  phone: '+919849012345',
  city: 'Warangal',
  stateCode: 'TG',
  universityId: 'the-university-of-texas-at-dallas',
  degree: 'masters',
  branch: 'Business Analytics',
} as const satisfies DemoStudent

export const fatima = {
  firstName: 'Fatima',
  middleName: 'Begum',
  lastName: 'Sheikh',
  email: 'fatima.sheikh@example.com',
  phone: '+919820012345',
  city: 'Mumbai',
  stateCode: 'MH',
  universityId: 'northeastern-university',
  degree: 'PhD',
  branch: 'Bioengineering',
} as const satisfies DemoStudent

/** With a single name and an initial, as many in the south have. */
export const ananya = {
  firstName: 'Ananya',
  middleName: '',
  lastName: 'S',
  email: 'ananya.s@example.com',
  phone: '+919840012345',
  city: 'Chennai',
  stateCode: 'TN',
  universityId: 'new-york-university',
  degree: 'bachelors',
  branch: 'Economics',
} as const satisfies DemoStudent

/** Of every student of the demo. */
export const demoBirthDate = Temporal.PlainDate.from('2003-03-09')

export const students: readonly DemoStudent[] = [meera, rohan, arjun, fatima, ananya]

export const kavya = {
  firstName: 'Kavya',
  middleName: '',
  lastName: 'Menon',
  email: 'kavya@safar.example',
  phone: '+919845012345',
  role: 'advisor',
} as const satisfies DemoStaff

export const vikram = {
  firstName: 'Vikram',
  middleName: '',
  lastName: 'Rao',
  email: 'vikram@safar.example',
  phone: '+919844012345',
  role: 'lender',
  bank: 'State Bank of India',
} as const satisfies DemoStaff

export const neha = {
  firstName: 'Neha',
  middleName: '',
  lastName: 'Kulkarni',
  email: 'neha@safar.example',
  phone: '+919823012345',
  role: 'lender',
  bank: 'HDFC Credilia',
} as const satisfies DemoStaff

export const farah = {
  firstName: 'Farah',
  middleName: '',
  lastName: 'Khan',
  email: 'farah@safar.example',
  phone: '+919821012345',
  role: 'underwriter',
} as const satisfies DemoStaff

export const dev = {
  firstName: 'Dev',
  middleName: '',
  lastName: 'Malhotra',
  email: 'dev@safar.example',
  phone: '+919811012345',
  role: 'admin',
} as const satisfies DemoStaff

/** Roles, large refunds and what goes back on a card are confirmed by a second person. */
export const suresh = {
  firstName: 'Suresh',
  middleName: '',
  lastName: 'Nambiar',
  email: 'suresh@safar.example',
  phone: '+919846012345',
  role: 'admin',
} as const satisfies DemoStaff

export const staff: readonly DemoStaff[] = [kavya, vikram, neha, farah, dev, suresh]
