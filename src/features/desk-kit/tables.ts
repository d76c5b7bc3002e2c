import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid, integer } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { deskRoles } from '#src/wire/route.ts'
import { priorities } from './rules.ts'
import { versionActions, type Content } from './catalogue/rules.ts'

const member = () => uuid().references(() => people.id, { onDelete: 'set null' })

/** What a student waits for, from those who sit at the desk as `role`, and for a bank if it names one. */
export const requests = pgTable(
  'requests',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    role: text({ enum: deskRoles }).notNull(),
    bank: text(),
    kind: text().notNull(),
    /** What it is about, among those of its kind. */
    subject: text().notNull(),
    title: text().notNull(),
    path: text().notNull(),
    priority: text({ enum: priorities }).notNull(),
    askedAt: instant().notNull(),
    /** By when it is promised. A server of the version before says nothing of it. */
    dueAt: instant()
      .notNull()
      .default(sql`now() + interval '2 days'`),
    settledAt: instant(),
    settledBy: member(),
  },
  table => [
    // Asked twice, it waits once.
    uniqueIndex('requests_open_subject')
      .on(table.kind, table.subject)
      .where(sql`${table.settledAt} is null`),
    index('requests_open')
      .on(table.role, table.dueAt)
      .where(sql`${table.settledAt} is null`),
    index('requests_settled').on(table.role, table.settledAt),
    index('requests_owner').on(table.owner),
    index('requests_settled_by').on(table.settledBy),
  ],
)

/** Who works on what: a request, or what it was about once it is settled. */
export const claims = pgTable(
  'desk_claims',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    by: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    claimedAt: instant().notNull(),
    /** The colleague who handed it over, and what they said to it, sealed with the student's key. */
    handedBy: member(),
    handedNote: bytes(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('desk_claims_owner').on(table.owner),
    index('desk_claims_by').on(table.by),
    index('desk_claims_handed_by').on(table.handedBy),
  ],
)

/** What a member of staff has looked at of what waits: what is written after it is new to them. */
export const seen = pgTable(
  'desk_seen',
  {
    person: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    subject: text().notNull(),
    /** Whom it is about, as a claim says it. */
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.person, table.kind, table.subject] }),
    index('desk_seen_owner').on(table.owner),
  ],
)

/** What is put off, for everyone at the desk: until a moment within the promise, or until they write again. */
export const snoozes = pgTable(
  'desk_snoozes',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    until: instant().notNull(),
    by: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('desk_snoozes_owner').on(table.owner),
    index('desk_snoozes_by').on(table.by),
  ],
)

/** What colleagues write down about a student for each other; sealed with the student's key. */
export const notes = pgTable(
  'desk_notes',
  {
    id: id(),
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    author: member(),
    text: bytes().notNull(),
    at: instant().notNull(),
    /** The stage that it is about; without one, the whole journey. */
    stage: text(),
  },
  table => [index('desk_notes_owner').on(table.owner, table.at), index('desk_notes_author').on(table.author)],
)

/** How a member of staff wants to see a queue: what they search for and which filters they choose, by a name of theirs. */
export const savedViews = pgTable(
  'desk_views',
  {
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    queue: text().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    chosen: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    savedAt: instant().notNull(),
    /** With colleagues at the same seat. */
    isShared: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.owner, table.queue, table.name] }),
    index('desk_views_shared')
      .on(table.queue)
      .where(sql`${table.isShared}`),
  ],
)

const entry = () => ({ catalogue: text().notNull(), entry: text().notNull() })

/** What an entry of a catalogue said after each change. Rows are only ever added; they outlive the people they name. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    ...entry(),
    number: integer().notNull(),
    action: text({ enum: versionActions }).notNull(),
    content: jsonb().$type<Content>().notNull(),
    by: uuid(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.catalogue, table.entry, table.number] })],
)

/** Changes that colleagues share before students see them: one of each entry. */
export const catalogueDrafts = pgTable(
  'catalogue_drafts',
  { ...entry(), content: jsonb().$type<Content>().notNull(), by: uuid().notNull(), at: instant().notNull() },
  table => [primaryKey({ columns: [table.catalogue, table.entry] })],
)
