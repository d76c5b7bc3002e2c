// The roles of our own PostgreSQL. Its superuser makes databases, backups and these two: one owns what is in a database,
// the other works with its rows. The server goes by the second.
import { createHmac } from 'node:crypto'
import postgres from 'postgres'

type Role = 'owner' | 'app'

const names: Readonly<Record<Role, string>> = { owner: 'safar_owner', app: 'safar_app' }

/** The same database by another role. Its password follows from the superuser's, so that nobody has to keep it. */
export function asRole(superuserUrl: string, role: Role): string {
  const url = new URL(superuserUrl)
  url.username = names[role]
  url.password = passwordOf(superuserUrl, role)
  return url.href
}

const passwordOf = (superuserUrl: string, role: Role): string =>
  createHmac('sha256', new URL(superuserUrl).password).update(names[role]).digest('base64url')

/**
 * Makes the roles and gives them the database, with all that an earlier release made there as superuser. In one
 * transaction: cut short it changed nothing, and done again it changes no more.
 */
export async function giveToRoles(superuserUrl: string): Promise<{ ownerUrl: string; appUrl: string }> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(given(superuserUrl)).simple()
  } finally {
    await sql.end({ timeout: 5 })
  }
  return { ownerUrl: asRole(superuserUrl, 'owner'), appUrl: asRole(superuserUrl, 'app') }
}

const given = (superuserUrl: string): string => `
  begin;
  select pg_advisory_xact_lock(${lock});
  ${roleMade(names.owner, passwordOf(superuserUrl, 'owner'))}
  ${roleMade(names.app, passwordOf(superuserUrl, 'app'))}
  ${databaseGiven(new URL(superuserUrl).pathname.slice(1))}
  do $$ declare change text; begin
    for change in ${stillTheSuperusers} loop execute change; end loop;
  end $$;
  commit;`

/** Any number; a start and a tool beside it do it one after the other. */
const lock = 7_236_006

const roleMade = (name: string, password: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}';
    end if;
  end $$;`

/** Nobody else may enter it, and the app makes no tables of its own there, not even temporary ones. */
export const databaseGiven = (database: string): string => `
  alter database "${database}" owner to ${names.owner};
  revoke all on database "${database}" from public;
  grant connect on database "${database}" to ${names.app};`

/** REASSIGN OWNED refuses the first superuser of a cluster, so each thing is handed over by itself. */
const stillTheSuperusers = `
  with ours as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
  select format('alter schema %I owner to ${names.owner}', nspname) as change
  from pg_namespace join ours using (oid, nspname) where nspowner = current_user::regrole
  union all
  select format('alter table %s owner to ${names.owner}', c.oid::regclass) from pg_class c join ours on ours.oid = relnamespace
  where relowner = current_user::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
    -- The sequence of a column goes with its table.
    and (relkind <> 'S' or not exists (
      select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
  union all
  select format('alter routine %s owner to ${names.owner}', p.oid::regprocedure) from pg_proc p join ours on ours.oid = pronamespace
  where proowner = current_user::regrole
  union all
  select format('alter type %s owner to ${names.owner}', t.oid::regtype) from pg_type t join ours on ours.oid = typnamespace
  where typowner = current_user::regrole and typtype in ('e', 'd')`
