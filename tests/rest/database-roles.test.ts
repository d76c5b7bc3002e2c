// What anyone who gets the server to run SQL of their own could do with it: see rows, and no more than the product does itself.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { prepareDatabase } from '#src/app/prepare-database.ts'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import { databaseUrlOf, newFolder, startProduct, stop } from '#ops/faults/product.ts'
import { freePort } from '#tests/free-port.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const run = (statement: string) => app.connections.sql.unsafe(statement)

describe('the server’s own connection', () => {
  test('is no superuser, owns nothing and belongs to nobody who does', async () => {
    const [role] = await run(`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships,
        (select count(*)::int from pg_shdepend d where d.refobjid = r.oid and d.deptype = 'o') as owned
      from pg_roles r where rolname = current_user`)
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      memberships: 0,
      owned: 0,
    })
  })

  test.each([
    ['make a role', 'create role intruder login superuser'],
    ['make itself a superuser', 'alter role current_user superuser'],
    ['become the owner', 'set role safar_owner'],
    ['become the superuser', 'set role safar'],
    ['make a database', 'create database intruders'],
    ['read a file of the server', `select pg_read_file('postgresql.conf')`],
    ['list files of the server', `select pg_ls_dir('.')`],
    ['take in a file of the server', `copy people (id) from '/etc/passwd'`],
    ['write a file of the server', `copy (select 1) to '/tmp/written-by-postgresql'`],
    ['run a program', `copy people (id) from program 'id'`],
    ['run a program with rows', `copy (select 1) to program 'cat'`],
    ['take a file as a large object', `select lo_import('/etc/passwd')`],
    ['change settings of PostgreSQL', `alter system set log_statement = 'all'`],
    ['read passwords of roles', 'select rolpassword from pg_authid'],
    ['load a library', `load 'pgoutput'`],
    ['bring an extension', 'create extension pgcrypto'],
    ['bring a language of its own', 'create language intruder handler plpgsql_call_handler'],
    ['pass by triggers', 'set session_replication_role = replica'],
    ['make a schema', 'create schema intruders'],
    ['make a table beside the product’s', 'create table intruders (id int)'],
    ['make a table beside the jobs', 'create table jobs.intruders (id int)'],
    ['make a table for itself alone', 'create temporary table intruders (id int)'],
    ['make a function', 'create function intrude() returns int language sql as $$ select 1 $$'],
    ['change a table', 'alter table people add column intruder text'],
    ['drop a table', 'drop table people cascade'],
    ['empty a table', 'truncate people cascade'],
    ['make an index', 'create index intruder on people (email)'],
    ['make a trigger', 'create trigger intruder after insert on people execute function card_funds_follow_only()'],
    ['switch triggers off', 'alter table card_transfers disable trigger all'],
    ['drop a trigger', 'drop trigger card_transfers_stay on card_transfers'],
    [
      'replace what a trigger does',
      `create or replace function card_transfers_stay() returns trigger language plpgsql as $$ begin return new; end $$`,
    ],
    ['change the log of migrations', 'delete from drizzle.__drizzle_migrations'],
    ['read the log of migrations', 'select * from drizzle.__drizzle_migrations'],
    ['drop the jobs', 'drop schema jobs cascade'],
  ])('cannot %s', async (_, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test.each([
    ['remove an entry', 'delete from desk_actions'],
    ['change who did it', 'update desk_actions set by = uuidv7()'],
    ['change what was done', `update desk_actions set what = 'chat-read'`],
    ['change when', 'update desk_actions set at = now()'],
    ['change whom it is about', `update desk_actions set about = ''`],
    ['change a link of its chain', `update desk_action_seals set hash = ''`],
    ['remove a link of its chain', 'delete from desk_action_seals'],
    ['empty it', 'truncate desk_actions, desk_action_seals'],
    ['switch off what guards it', 'alter table desk_actions disable trigger all'],
  ])('cannot, of the audit, %s', async (_, statement) => {
    await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
  })

  test('cannot let others at a table: it has nothing to grant', async () => {
    const rights = async () => (await run(`select relacl::text from pg_class where oid = 'people'::regclass`))[0]
    const before = await rights()
    await run('grant all on people to public')
    expect(await rights()).toEqual(before)
  })

  test('neither ends the superuser’s connections nor reads what they ask', async () => {
    const admin = postgres(inject('clusterUrl'), { max: 1, onnotice: () => {} })
    const [{ pid } = { pid: 0 }] = await admin<{ pid: number }[]>`select pg_backend_pid() as pid`
    await expect(run(`select pg_terminate_backend(${pid})`)).rejects.toMatchObject({ code: '42501' })
    expect(await run(`select query from pg_stat_activity where pid = ${pid}`)).toEqual([
      { query: '<insufficient privilege>' },
    ])
    await admin.end()
  })

  test('rebuilds indexes of the jobs, as pg-boss does by itself, where PostgreSQL lets anybody but their owner', async () => {
    const rebuilt = run('reindex index concurrently jobs.job_common_i11')
    const [server] = await run(`select current_setting('server_version_num')::int >= 170000 as "canGrant"`)
    if (server?.['canGrant'] === true) await rebuilt
    else await expect(rebuilt).rejects.toMatchObject({ code: '42501' })
  })

  test.each(['update card_transfers set amount = 1', 'delete from card_transfers', 'truncate card_transfers'])(
    'cannot, of the card’s ledger: %s',
    async statement => {
      await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
    },
  )

  test('sees every table of the product, so that none is left out of a copy or an erasure', async () => {
    const hidden = await run(`
      select oid::regclass::text as name from pg_class
      where relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and relkind in ('r', 'p')
        and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert'))`)
    expect(hidden).toEqual([])
    expect(await run(`select 1 from people where email = '${meera.email}'`)).toHaveLength(1)
  })
})

describe('a database of an earlier release, all of it the superuser’s', () => {
  /** What is not the owner's of all that was made there. */
  const notTheOwners = (sql: postgres.Sql) => sql<{ name: string }[]>`
    with made as (select oid, nspname from pg_namespace where nspname in ('public', 'jobs', 'drizzle'))
    select name from (
      select oid::regclass::text as name, relowner as owner from pg_class where relnamespace in (select oid from made)
      union all select oid::regprocedure::text, proowner from pg_proc where pronamespace in (select oid from made)
      union all select oid::regtype::text, typowner from pg_type where typnamespace in (select oid from made)
      union all select nspname, nspowner from pg_namespace where nspname in ('jobs', 'drizzle')
      union all select datname, datdba from pg_database where datname = current_database()
    ) each where owner <> 'safar_owner'::regrole`

  async function makeOld(superuserUrl: string): Promise<postgres.Sql> {
    await prepareDatabase({ ownerUrl: superuserUrl, appUrl: superuserUrl })
    const sql = postgres(superuserUrl, { max: 2, onnotice: () => {} })
    await sql`insert into people (id, email, created_at) values (uuidv7(), 'kept@example.com', now())`
    await sql`insert into desk_actions (by, what, about, at) select id, 'chat-read', id::text, now() from people`
    return sql
  }
  const keptIn = async (sql: postgres.Sql) => {
    const [row] = await sql`
      select (select count(*)::int from people where email = 'kept@example.com') as people,
        (select count(*)::int from desk_actions) as actions,
        (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
        (select count(*)::int from pg_trigger where not tgisinternal) as triggers`
    return row
  }

  test('is the owner’s after the next start, with all that was in it, and the server goes by the role that only works with rows', async () => {
    const { folder, drop } = await newFolder()
    const cluster = await startCluster({ folder: path.join(folder, 'postgres'), durable: false, isKept: false })
    const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
    await admin`create database safar`
    await admin.end()
    const old = await makeOld(cluster.url('safar'))
    const before = await keptIn(old)
    expect((await notTheOwners(old).catch(error => error)).message).toContain('safar_owner')
    await old.end()
    await cluster.stop()

    const run = promisify(execFile)
    const env = { PATH: process.env['PATH'] ?? '', SAFAR_DATA: folder }
    expect((await run(process.execPath, ['src/app/rotate-keys.ts'], { env })).stdout).toContain('keys are wrapped')
    for (const _ of ['first', 'second']) {
      const product = startProduct(folder, await freePort(), { SAFAR_DEMO: 'off' })
      await product.isReady()
      const sql = postgres(await databaseUrlOf(folder), { max: 1, onnotice: () => {} })
      expect(await notTheOwners(sql)).toEqual([])
      expect(await keptIn(sql)).toEqual(before)
      const roles =
        await sql`select distinct usename from pg_stat_activity where application_name in ('safar', 'safar jobs')`
      expect(roles).toEqual([{ usename: 'safar_app' }])
      await sql.end()
      await stop(product)
    }
    const { stdout } = await run(process.execPath, ['src/app/first-admin.ts', 'asha@company.example', 'Asha'], { env })
    expect(stdout).toContain('Open the sign-in link of this address first')
    expect(stdout).toContain('/verify-link?oobCode=')
    const again = run(process.execPath, ['src/app/first-admin.ts', 'asha@company.example', 'Asha'], { env })
    await expect(again).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('so it is no admin') })
    await drop()
  })

  test('stays as it was where handing it over is cut short, and is handed over by anyone who tries again, even two at once', async () => {
    const clusterUrl = new URL(inject('clusterUrl'))
    const admin = postgres(clusterUrl.href, { max: 2, onnotice: () => {} })
    await admin`create database cut_short`
    clusterUrl.pathname = '/cut_short'
    const sql = await makeOld(clusterUrl.href)
    const [before, theirs] = [await keptIn(sql), (await notTheOwners(sql)).length]
    const waiting = () => admin<{ pid: number }[]>`
      select pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = 'cut_short' and locktype = 'relation'`
    await sql.begin(async tx => {
      await tx`lock table visa_slips`
      const handed = giveToRoles(clusterUrl.href).then(
        () => 'handed over',
        () => 'cut short',
      )
      await expect.poll(async () => (await waiting()).length).toBe(1)
      for (const { pid } of await waiting()) await admin`select pg_terminate_backend(${pid})`
      expect(await handed).toBe('cut short')
    })
    expect(await notTheOwners(sql)).toHaveLength(theirs)
    await Promise.all([giveToRoles(clusterUrl.href), giveToRoles(clusterUrl.href)])
    expect(await notTheOwners(sql)).toEqual([])
    expect(await keptIn(sql)).toEqual(before)
    await sql.end()
    await admin`drop database cut_short with (force)`
    await admin.end()
  })
})
