// A student who tells everything that the product asks for, each thing with a word in it that is found again.
import { randomInt } from 'node:crypto'
import { demoPassword, dev, fatima, kavya, meera } from '#seed/people.ts'
import { dummyToken } from '../src/platform/captcha/turnstile.ts'
import { ensure } from './api.ts'
import { giveConsents } from './consents.ts'
import { typedApplication } from '#tests/insurance.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { until } from './until.ts'

/** What was planted, and under which name it is spoken of. */
export type Planted = { markers: Map<string, string>; open: string; who: Visitor }

type Site = { url: string; giveSecondFactor: (who: Visitor) => Promise<void> }
type Sow = (name: string, marker?: string) => string

const letters = (count: number) =>
  Array.from({ length: count }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(randomInt(24))).join('')
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

export async function plantEverything(site: Site): Promise<Planted> {
  const markers = new Map<string, string>()
  const sow: Sow = (name, marker = `Quagga${letters(8)}`) => {
    markers.set(marker, name)
    return marker
  }
  const open = `Plain${letters(8)}`
  const { who, email, password } = await newcomer(site, open, sow)
  await proofs(site, who, sow)
  await ways(site, email, password, sow)
  await loan(site, who, sow)
  await insurance(site, who, sow)
  await visas(who, sow)
  await rest(site, who, sow)
  return { markers, open, who }
}

const enter = async (site: Site, email: string): Promise<Visitor> => {
  const who = visitor(site)
  await done(who, 'POST', '/api/session/password', { email, password: demoPassword })
  if (email === dev.email || email === kavya.email) await site.giveSecondFactor(who)
  return who
}

async function done(who: Visitor, method: string, path: string, input?: object): Promise<ReturnType<typeof Object>> {
  const { status, body } = await who.call(method, path, input)
  if (status !== 200) throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(body)}`)
  return Object(body)
}

async function newcomer(site: Site, open: string, sow: Sow) {
  const who = visitor(site)
  const email = `${letters(9).toLowerCase()}@example.com`
  const password = sow('a password', `Pw-${letters(12)}-9`)
  const phone = `98${digits(8)}`
  await done(who, 'POST', '/api/accounts/register', {
    firstName: open,
    lastName: 'Rao',
    email,
    password,
    prefix: 'IN:91',
    phone,
  })
  // Nobody sends papers whose address is not confirmed.
  await done(who, 'POST', '/api/sign-in-links', { email })
  const oobCode = await lastSent(site, email, /oobCode=([\w-]{20,})/)
  await done(who, 'POST', '/api/session/link', { email, oobCode })
  await giveConsents(who)
  return { who, email, password }
}

async function proofs(site: Site, who: Visitor, sow: Sow): Promise<void> {
  sow('a session token', who.cookie().split('=')[1])
  const { token } = await done(who, 'POST', '/api/session/token', {})
  sow('a bearer token', String(token))
  // The prefix parts its six digits from all the numbers that lie about.
  const phone = `97${digits(8)}`
  await done(visitor(site), 'POST', '/api/phone-codes', { prefix: 'IN:91', phone, captcha: dummyToken })
  sow('a one-time code', `${await lastSent(site, phone, /\b(\d{6})\b/)} is your Safar code`)
}

async function ways(site: Site, email: string, password: string, sow: Sow): Promise<void> {
  const codeIn = (to: string) => lastSent(site, to, /oobCode=([\w-]{20,})/)
  await done(visitor(site), 'POST', '/api/sign-in-links', { email })
  sow('a sign-in link', await codeIn(email))
  await done(visitor(site), 'POST', '/api/password-resets', { email: fatima.email })
  const reset = await codeIn(fatima.email)
  sow('a reset code', reset)
  const other = sow('a second password', `Pw-${letters(12)}-8`)
  await done(visitor(site), 'PUT', '/api/password-resets', { code: reset, password: other, confirm: other })
  const wrong = sow('a wrong password', `Pw-${letters(12)}-7`)
  await visitor(site).call('POST', '/api/session/password', { email, password: wrong })
  const asDev = await enter(site, dev.email)
  const [student] = await Object(done(asDev, 'GET', `/api/desk/people?search=${encodeURIComponent(email)}`))
  const { url } = await done(asDev, 'POST', `/api/desk/people/${student.id}/sign-in-links`, {})
  sow('a link made by staff', new URL(url).searchParams.get('token') ?? undefined)
  await done(visitor(site), 'POST', '/api/session/password', { email, password })
}

/** What the newest message holds, once it is one that holds such a thing. */
async function lastSent(site: Site, to: string, thing: RegExp): Promise<string> {
  let found: string | undefined
  await until(`something was sent to ${to}`, async () => {
    const answer = await fetch(`${site.url}/sandbox/messages.json?to=${encodeURIComponent(to)}`)
    const [first]: ({ text: string } | undefined)[] = Object(await answer.json())
    found = thing.exec(first?.text ?? '')?.[1]
    return found !== undefined
  })
  return found ?? ''
}

async function send(site: Site, who: Visitor, path: string, content: Buffer): Promise<string> {
  const headers = { cookie: who.cookie(), origin: site.url, 'content-type': 'application/octet-stream' }
  const answer = await fetch(site.url + path, { method: 'POST', headers, body: new Uint8Array(content) })
  const body = Object(await answer.json())
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.id
}

const inDays = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
const pdf = (marker: string) => Buffer.from(`%PDF-1.4\n%${marker}\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`)
async function loan(site: Site, who: Visitor, sow: Sow): Promise<void> {
  const aadhaar = '999941057058'
  sow('an Aadhaar number', aadhaar)
  await done(who, 'PUT', '/api/loans/application', {
    answers: {
      amount: '40',
      residential_address: sow('the address of a borrower'),
      pan: sow('a PAN', `${letters(3)}P${letters(1)}${digits(4)}${letters(1)}`),
      aadhaar_number: aadhaar,
      co_applicant_name: sow('a co-applicant'),
      co_applicant_pan: sow('the PAN of a co-applicant', `${letters(3)}P${letters(1)}${digits(4)}${letters(1)}`),
      ifsc: sow('an IFSC', `${letters(4)}0${letters(6)}`),
      co_applicant_type: 'salaried',
      collateral: 'no',
    },
  })
  const papers = [
    'pan_card',
    'passport',
    'class_10_marksheet',
    'proof_of_admission',
    'salary_slips',
    'form_16',
    'bank_statements',
  ]
  for (const field of papers)
    await send(site, who, `/api/loans/papers/${field}?name=paper.pdf`, pdf(sow(`the ${field} of a loan`)))
  await send(site, who, '/api/vault/papers?name=paper.pdf&paper=passport', pdf(sow('a passport in the vault')))
  await done(who, 'POST', '/api/money/entries', {
    kind: 'other',
    what: sow('what is paid'),
    payee: sow('who gets it'),
    currency: 'INR',
    amount: '100',
  })
}

async function insurance(site: Site, who: Visitor, sow: Sow): Promise<void> {
  const named = [
    'studentId',
    'homeAddress1',
    'destinationAddress1',
    'emergencyContactName',
    'securityAns1',
    'securityAns2',
  ]
  const sown = Object.fromEntries(named.map(field => [field, sow(`insurance: ${field}`)]))
  const mobileNumber = sow('insurance: a mobile number', `98${digits(8)}`)
  const emergencyContactPhone = sow('insurance: a number for emergencies', `97${digits(8)}`)
  const application = {
    ...typedApplication,
    ...sown,
    mobileNumber,
    emergencyContactPhone,
    coverageStartDate: inDays(30),
  }
  await done(who, 'POST', '/api/insurance/request', { application, refEmails: [] })
  await send(site, who, '/api/documents?name=bill.pdf&purpose=claim', pdf(sow('a bill')))
}

async function visas(who: Visitor, sow: Sow): Promise<void> {
  const applicationId = sow('the number of a DS-160', `AA00${letters(6)}`)
  await done(who, 'PUT', '/api/visas/numbers', {
    sevisId: sow('a SEVIS number', `N00${digits(8)}`),
    schoolCode: 'SFR214F00607000',
    applicationId,
    barcode: applicationId,
  })
  await done(who, 'PUT', '/api/visas/i20', {
    last_name: sow('I-20: a name'),
    birth_city: sow('I-20: where one was born'),
  })
  const { agents } = await done(who, 'GET', '/api/visas/agents')
  const [agent] = agents
  const [slot] = Object.values(agent.slots).flat()
  await done(who, 'PUT', '/api/visas/slot-info', {
    agent: agent.id,
    slot,
    call: 'free',
    issue: sow('what an attorney is asked'),
  })
  const lines = [
    { speaker: 'VO', txt: `Good morning, ${sow('an interview: asked')}.` },
    { speaker: 'Me', txt: `My father ${sow('an interview: answered')} pays.` },
    { speaker: 'VO', txt: 'Why museums?' },
    { speaker: 'Me', txt: 'I have worked in one.' },
  ]
  await done(who, 'POST', '/api/visas/transcript-contributions', {
    university: 'university-of-north-texas',
    subject: 'Museum Studies',
    consulate: 'Mumbai',
    funding: ['funding-self'],
    outcome: 'rejected',
    lines,
    consent: true,
  })
}

async function rest(site: Site, who: Visitor, sow: Sow): Promise<void> {
  const resume = await send(site, who, '/api/documents?name=cv.pdf&purpose=resume', pdf(sow('a resume')))
  const { sopId } = await done(who, 'POST', '/api/sop/versions', {
    text: `I grew up in ${sow('an SOP')} beside a railway.`,
    gre: { taken: true, quant: 165, verbal: 158, writing: 4.5, date: null },
    toefl: { taken: true, score: 104, scale: '0-120', date: null },
    universities: ['university-of-north-texas'],
    deadline: inDays(20),
    takingPaidHelp: false,
    loanProcess: 'not-applying',
    resume,
  })
  const asKavya = await enter(site, kavya.email)
  await done(asKavya, 'PUT', `/api/desk/sops/${sopId}/claim`, {})
  await done(asKavya, 'POST', `/api/desk/sops/${sopId}/remarks`, { text: sow('a remark on an SOP'), place: null })
  await done(asKavya, 'PUT', `/api/desk/sops/${sopId}/publication`, {})
  await done(who, 'POST', '/api/vaccines/records', {
    vaccine: 'mmr',
    kind: 'dose',
    on: '2025-05-01',
    clinic: sow('where a vaccine was given'),
  })
  await send(site, who, '/api/documents?name=paper.pdf&purpose=chat', pdf(sow('a file of the chat')))
  await done(who, 'POST', '/api/products/phone-plan/orders', {
    product: 'campus-line',
    version: 1,
    name: sow('an order: a name'),
    email: 'meera@example.com',
    prefix: 'IN:91',
    phone: '98480 12345',
    consent: true,
    sim: 'sim',
    isUnlocked: true,
    takesEsim: false,
    address: sow('an order: an address'),
    city: sow('an order: a city'),
    pin: '682001',
    flight: inDays(40),
  })
  await customStep(asKavya, who, sow)
  const asMeera = await enter(site, meera.email)
  const { number } = await done(asMeera, 'POST', '/api/forex/card/number', {})
  const bare = String(number).replaceAll(/\D/g, '')
  sow('the number of a card', bare)
  sow('the number of a card, as printed', bare.replaceAll(/(\d{4})(?=\d)/g, '$1 '))
}

async function customStep(asKavya: Visitor, who: Visitor, sow: Sow): Promise<void> {
  const student = ensure((await who.api.accounts.session({})).user).id
  const question = {
    id: 'q0001',
    kind: 'text',
    label: 'Which?',
    help: '',
    required: true,
    options: [],
    min: null,
    max: null,
  }
  const { id } = await done(asKavya, 'POST', '/api/desk/steps', {
    stage: 'vaccines',
    type: 'FillForm',
    title: 'Tell us',
    description: '<p>So.</p>',
    attachments: [],
    form: [question],
    typeformUrl: null,
    webinarId: null,
    labels: {},
    audience: 'students',
    students: [student],
  })
  await done(who, 'POST', `/api/custom-steps/${id}/answers`, { answers: { q0001: sow('an answer in a step') } })
  await done(asKavya, 'PUT', `/api/desk/steps/${id}/requests/${student}/response`, {
    htmlString: `<p>${sow('what a step was answered with')}</p>`,
    attachments: [],
    version: 0,
  })
}
