// Students whom the load speaks for: made by SQL, with sessions whose tokens are known here.
import { sql } from 'drizzle-orm'
import { giveConsents } from '#seed/seed-people.ts'
import { addPeople, tokenOf } from '../../bench/bench-people.ts'
import { customSteps, customStepStudents } from '#src/features/custom-steps/tables.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { hashToken } from '#src/platform/identity/tokens.ts'
import { openDatabase } from '#src/platform/database/database.ts'

export type Student = { id: string; email: string; cookie: string; customStep: string }

/** After a restore, which ends every session: each is signed in by the cookie that they had. */
export async function signInAgain(databaseUrl: string, students: readonly Student[]): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const now = Temporal.Now.instant()
  await db.insert(sessions).values(
    students.map(({ id, cookie }) => ({
      person: id,
      tokenHash: hashToken(cookie.split('=')[1] ?? ''),
      provedAt: now,
      createdAt: now,
      expiresAt: now.add({ hours: 24 }),
    })),
  )
  await close()
}

export async function addStudents(databaseUrl: string, name: string, count: number): Promise<Student[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const ids = await addPeople(db, name, count)
  await db.execute(sql`
    update people set last_name = 'Rao', email = 'torture-' || id || '@example.com', email_verified_at = now()
    where first_name like 'Bench %' and email is null`)
  const [step] = await db
    .insert(customSteps)
    .values({
      stage: 'vaccines',
      type: 'ConsumeContent',
      title: 'Read on',
      description: '<p>Read it.</p>',
      order: 10,
      audience: 'students',
      createdAt: Temporal.Now.instant(),
    })
    .returning({ id: customSteps.id })
  const customStep = step?.id ?? ''
  await giveConsents(db, ids, Temporal.Now.instant())
  await db
    .insert(customStepStudents)
    .values(ids.map(owner => ({ owner, step: customStep, assignedAt: Temporal.Now.instant() })))
  await close()
  return ids.map((id, index) => ({
    id,
    email: `torture-${id}@example.com`,
    cookie: `safar_session=${tokenOf(name, index)}`,
    customStep,
  }))
}
