// What the server may do in the database once all is made there: work with rows. Tables, triggers and what guards them are
// the owner's, so that nobody who gets the server to run SQL of their own can change them.
import postgres from 'postgres'

/** Any number; servers that start at once do it one after the other. */
const lock = 7_236_007

/** With one address for both, one role does everything, and there is nobody to grant anything to. */
export async function grantRows(ownerUrl: string, appUrl: string): Promise<void> {
  if (ownerUrl === appUrl) return
  const role = decodeURIComponent(new URL(appUrl).username)
  if (role === '')
    throw new Error('The setting DATABASE_URL is wrong: with SAFAR_MIGRATIONS_URL it must name its role.')
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    const [server] = await owner<{ hasMaintain: boolean }[]>`
      select current_setting('server_version_num')::int >= 170000 as "hasMaintain"`
    await owner.unsafe(statements(`"${role.replaceAll('"', '""')}"`, server?.hasMaintain === true)).simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** In one transaction, so that a server that is running never finds itself without. */
const statements = (app: string, hasMaintain: boolean): string => `
  begin;
  select pg_advisory_xact_lock(${lock});
  grant usage on schema public, jobs to ${app};
  revoke all on all tables in schema public, jobs from ${app};
  grant select, insert, update, delete on all tables in schema public, jobs to ${app};
  grant usage on all sequences in schema public, jobs to ${app};
  -- pg-boss rebuilds indexes that have grown. Before PostgreSQL 17 only their owner may, and they are left as they are.
  ${hasMaintain ? `grant maintain on all tables in schema jobs to ${app};` : ''}
  -- Rows are only added here, but for what is emptied of the audit when the person whom it names is erased.
  revoke update, delete on desk_actions, desk_action_seals, card_transfers from ${app};
  grant update (detail) on desk_actions to ${app};
  grant update (taken_out_mark) on desk_action_seals to ${app};
  commit;`
