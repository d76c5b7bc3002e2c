// Workers killed in the middle of a job: cards at the issuer, letters, news. Each effect comes, and comes once.
import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { freePort } from '#tests/free-port.ts'
import type { Figures } from './figures.ts'
import { diceFrom, newSeed } from './load/dice.ts'
import { newLedger } from './load/ledger.ts'
import { ask } from './load/requests.ts'
import { addStudents, type Student } from './load/students.ts'
import { openPostOffice, type Letter } from './post-office.ts'
import { databaseUrlOf, kill, newServerFolder, startProduct, stop, type Product } from './product.ts'
import { until } from '#tests/until.ts'

const each = 4

export async function killWorkers(kills: number): Promise<Figures> {
  const { folder, drop } = await newServerFolder()
  const port = await freePort()
  const post = await openPostOffice()
  const begin = () => startProduct(folder, port, { SAFAR_SMTP_URL: post.url, SAFAR_BEHIND_PROXY: 'on' })
  const seed = newSeed()
  const dice = diceFrom(seed)
  const ledger = newLedger()
  let product = begin()
  let underWay = 0
  try {
    await product.isReady()
    const students = await addStudents(await databaseUrlOf(folder), 'served', kills * each)
    for (let round = 0; round < kills; round += 1) {
      const paying = students.slice(round * each, (round + 1) * each)
      const addresses = await Promise.all(paying.map(who => orderDollars(product, who, ledger)))
      const letters = paying.map((who, index) => askForLetter(product, who, ledger, round * each + index))
      const pressed = [...addresses.map(address => press(address, 'pay')), ...letters]
      await Promise.race(pressed)
      await pause(dice.below(300))
      await kill(product)
      await Promise.all(pressed)
      underWay += await giveBack(folder)
      product = begin()
      await product.isReady()
    }
    const sql = postgres(await databaseUrlOf(folder), { max: 2, onnotice: () => {} })
    await tellAgain(sql, product)
    const undone = await untilDone(sql)
    const counted = await count(sql, post.letters)
    await sql.end()
    return {
      title: `Workers killed ${kills} times in the middle of their jobs`,
      lines: [
        `seed ${seed}; ${underWay} jobs were under way when their worker was killed`,
        `${counted.paid} paid, ${counted.cards} cards here, ${counted.atIssuer} cards and ${counted.holders} holders at the issuer`,
        `${post.letters.length} letters arrived under ${counted.ids} Message-IDs: ${post.letters.length - counted.ids} came a second time under the same one, which a mail program shows once; ${counted.unlike} under another`,
        `${counted.notified} news for ${counted.cards} cards; ${undone.length} jobs left undone`,
      ],
      broken: [
        ...(counted.paid === counted.cards && counted.cards === counted.atIssuer && counted.cards === counted.holders
          ? []
          : [
              `${counted.paid} paid, ${counted.cards} cards, ${counted.atIssuer} at the issuer, ${counted.holders} holders`,
            ]),
        ...(counted.notified === counted.cards ? [] : [`${counted.notified} news of ${counted.cards} cards`]),
        ...(counted.unlike > 0 ? [`${counted.unlike} letters came twice under different Message-IDs`] : []),
        ...(post.letters.length - counted.ids > underWay ? ['more letters came twice than workers were killed'] : []),
        ...(counted.missing > 0 ? [`${counted.missing} letters never came`] : []),
        ...undone.map(job => `not done: ${job}`),
        ...new Set(ledger.wrong),
      ],
    }
  } finally {
    await stop(product)
    await post.close()
    await drop()
  }
}

async function orderDollars({ url }: Product, who: Student, ledger: ReturnType<typeof newLedger>): Promise<string> {
  const body = {
    name: 'Bench Rao',
    amount: 520,
    email: who.email,
    remitterPan: 'ABCPR1234K',
    callback_url: '/forex/get-card',
  }
  const request = { method: 'POST', path: '/payment/razorpay/order', body }
  return String((await ask({ url, origin: url, ledger }, who, request))?.body)
}

/** Each from an address of its own: one address may not ask for many. */
const askForLetter = ({ url }: Product, who: Student, ledger: ReturnType<typeof newLedger>, index: number) =>
  ask({ url, origin: url, ledger }, undefined, {
    method: 'POST',
    path: '/api/sign-in-links',
    body: { email: who.email },
    headers: { 'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}` },
  })

const press = (address: string, button: string): Promise<unknown> =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' })
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)

/** Two minutes later, as the queue has it: what a worker did not end by then it gives to another. */
async function giveBack(folder: string): Promise<number> {
  const url = await databaseUrlOf(folder)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const left = await sql`
    update jobs.job set started_on = started_on - interval '1 hour' where state = 'active' returning id`
  await sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`
  const boss = new PgBoss({ connectionString: url, schema: 'jobs', supervise: false, schedule: false, migrate: false })
  await boss.start()
  await boss.supervise()
  await boss.stop({ graceful: false })
  // Nor is the pause before a second try waited for.
  await sql`update jobs.job set start_after = now() where state = 'retry'`
  await sql.end()
  return left.length
}

/** The sandbox that was to tell of a payment until it is heard was killed with the server. */
async function tellAgain(sql: postgres.Sql, { url }: Product): Promise<void> {
  const rows = await sql<{ url: string }[]>`
    select p.url from sandbox_payment_links l join payments p on p.provider_id = l.id
    where l.status = 'paid' and p.paid_at is null`
  for (const row of rows) await press(new URL(new URL(row.url).pathname, url).href, 'again')
}

/** The jobs that are left after all, and those that were given up. */
async function untilDone(sql: postgres.Sql): Promise<string[]> {
  let left: string[] = []
  const isDone = async () => {
    const rows = await sql<{ job: string }[]>`
      select name || ', ' || state || ' at its try ' || retry_count + 1 || ': ' || coalesce(output::text, '') as job from jobs.job
        where state in ('retry', 'active', 'failed') or (state = 'created' and start_after <= now())
      union all
      select 'a card for ' || owner from payments p where purpose = 'card-funding' and paid_at is not null
        and not exists (select from cards c where c.owner = p.owner)`
    left = rows.map(({ job }) => job.slice(0, 300))
    return left.length === 0
  }
  await until('all jobs were done', isDone).catch(() => {})
  return left
}

async function count(sql: postgres.Sql, letters: readonly Letter[]) {
  const [row] = await sql<
    { paid: number; cards: number; atIssuer: number; holders: number; notified: number; sent: number }[]
  >`
    with served as (select id, email from people where email like 'torture-%')
    select
      (select count(distinct p.owner) from payments p join served s on s.id = p.owner where p.paid_at is not null)::int as paid,
      (select count(*) from cards c join served s on s.id = c.owner)::int as cards,
      (select count(*) from sandbox_issuing i where object->>'object' = 'issuing.card'
        and object->'metadata'->>'reference' in (select id::text from served))::int as "atIssuer",
      (select count(*) from sandbox_issuing i join served s on s.email = i.about)::int as holders,
      (select count(*) from notifications n join served s on s.id = n.owner where n.href = '/forex/card-details')::int as notified,
      (select count(*) from jobs.job where name = 'mail' and state = 'completed')::int as sent`
  if (row === undefined) throw new Error('Nothing was counted.')
  const ids = new Set(letters.map(({ id }) => id))
  const alike = new Set(letters.map(({ to, subject }) => `${to} ${subject}`))
  return { ...row, ids: ids.size, unlike: ids.size - alike.size, missing: Math.max(0, row.sent - ids.size) }
}
