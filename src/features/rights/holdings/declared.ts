// What a person's copy leaves out and what an erasure leaves behind, each with its reason.

/** Not in the copy. What is secret would help a thief of the copy, and nobody else. */
export const notExported: Readonly<Record<string, string>> = {
  passwords: 'A password cannot be read by anybody. We keep no more than a hash of it.',
  totp_keys: 'The key of your authenticator app opens your account.',
  calendar_feeds: 'The address at which your calendar fetches your plan. We keep no more than a hash of it.',
  pay_links: 'Links by which somebody else pays a bill of yours. We keep no more than a hash of each.',
  links: 'Links that were sent to you open your account while they work.',
  draft_keys: 'A key by which a browser locks what it could not send. What it locked is on that device, not here.',
  owner_keys: 'The key that your data is sealed with. What it seals is in this copy, opened.',
  idempotency_keys: 'Answers that you got already, kept for a repeated press.',
  notification_mailings: 'How far a letter to everybody has come.',
  chat_held: 'An answer that our team can still take back. Sent, some seconds later, it is among your messages.',
  desk_batch_students:
    'That our team did something for several students at once, kept for a day so that it can be taken back. What you got by it is in this copy.',
  chat_typing: 'That somebody is writing at this moment.',
}

/** Columns that are no use to their owner and of use to a thief, or that our team wrote for our team. */
export const notExportedColumns: Readonly<Record<string, { columns: readonly string[]; why: string }>> = {
  sessions: { columns: ['token_hash', 'parent'], why: 'By these a browser proves that it is signed in.' },
  passkeys: {
    columns: ['credential_id', 'public_key', 'counter'],
    why: 'By these your device proves that it is yours.',
  },
  known_browsers: { columns: ['browser'], why: 'By this a browser proves that you used it before.' },
  family_invitations: {
    columns: ['token_hash', 'contact_mark'],
    why: 'By these we find an invitation, and see that one is there already.',
  },
  erasures: { columns: ['files'], why: 'Where your files lay in our storage.' },
  insurance_blocks: {
    columns: ['reason', 'blocked_by', 'unblocked_by'],
    why: 'What our team wrote for itself when it paused your insurance. Ask us, and we tell you why.',
  },
}

type Kept = {
  why: string
  /** What says who it was, and what stands there afterwards. */
  emptied: Readonly<Record<string, string>>
}

const accounts = 'Money that moved is accounted for: the law asks us to keep books for eight years.'

/** Rows that stay after an erasure, without a name or an address. */
export const keptAfterErasure: Readonly<Record<string, Kept>> = {
  people: {
    why: 'An empty row under a number, which the books refer to.',
    emptied: {
      first_name: "''",
      middle_name: "''",
      last_name: "''",
      email: 'null',
      email_verified_at: 'null',
      phone: 'null',
      phone_verified_at: 'null',
      is_guest: 'true',
      zone: 'null',
      came_for: 'null',
    },
  },
  payments: {
    why: accounts,
    emptied: { payer: `payer || '{"name":"","email":"","returnTo":"/"}'`, url: 'null' },
  },
  payment_notices: { why: accounts, emptied: {} },
  attorney_refunds: { why: accounts, emptied: { reason: "''" } },
  insurance_refunds: { why: accounts, emptied: {} },
  insurance_kept_payments: { why: accounts, emptied: { why: "'-'" } },
  refunds: {
    why: accounts,
    emptied: {
      hand_why: "case when hand_at is null then null else '-' end",
      kept_why: "case when kept_why is null then null else '-' end",
    },
  },
  card_orders: { why: accounts, emptied: { name: "''", email: "''", return_to: "'/'" } },
  card_transfers: { why: accounts, emptied: {} },
  card_funds: { why: accounts, emptied: {} },
  card_entries: { why: accounts, emptied: {} },
  card_authorizations: { why: accounts, emptied: { merchant: "''", city: "''" } },
  card_purchases: { why: accounts, emptied: { merchant: "''", city: "''" } },
  card_settings: { why: 'How the issuer has the card set, by its number.', emptied: {} },
  cards: { why: 'The issuer knows the card by this number of theirs.', emptied: { name: "''" } },
  erasures: { why: 'That you asked us to forget you, and when we did.', emptied: {} },
  owner_keys: { why: 'Destroyed by a step of its own.', emptied: {} },
}

/** Tables that name somebody who did something, or an address, and are nobody's. */
export const nobodysTables: Readonly<Record<string, string>> = {
  approvals: 'What two of our team agree on. It names people by number.',
  attorney_slots: 'Times of an attorney.',
  catalogue_drafts: 'Who drafted a change of a catalogue at the desk.',
  catalogue_versions: 'Who changed a catalogue at the desk. It names people by number.',
  attorneys: 'Who changed an attorney at the desk.',
  content_items: 'Who changed the library at the desk.',
  custom_steps: 'Who assigned a step at the desk.',
  desk_batches: 'That one of our team did something for several students at once, kept for a day.',
  facts: 'Who changed a fact about the world at the desk.',
  desk_tags: 'Who added a tag at the desk.',
  desk_actions: 'The audit of the desk. Its details go with the person whom they are about.',
  i20_forms: "Who mapped a university's form at the desk.",
  insurance_plans: 'Who changed a plan at the desk.',
  insurance_settings: 'Who changed the settings of a university at the desk.',
  loan_agents: "A lender's own people.",
  products: 'Who changed a product of a partner at the desk.',
  phone_codes: 'Codes sent to a number. They are gone a day later, and at once when its owner is erased.',
  sandbox_checkouts: "A provider's side, where none is configured.",
  sandbox_payment_links: "A provider's side, where none is configured.",
  sandbox_registrations: "A provider's side, where none is configured.",
  universities: 'Who added or checked a university. The university is there for everybody.',
  university_plans: 'Who changed a premium at the desk.',
  vaccine_clinics: 'Who changed a clinic at the desk.',
  vaccine_sets: 'Who changed a list of vaccines at the desk.',
  webinars: 'Who planned a webinar at the desk.',
}

/** Where the table's own name says too little. */
export const titles: Readonly<Record<string, string>> = {
  people: 'Name, e-mail and phone',
  contacts: 'More addresses and numbers',
  academics: 'Studies',
  family_invitations: 'Whom of your family you invited, and what they see',
  family_members: 'Whose family you are',
  family_papers: 'Papers that you let your family save',
  births: 'Your date of birth',
  notice_consents: 'What you agreed to of our notice',
  notice_asks: 'When you were asked for it first',
  parent_consents: 'Your consent for a student under 18',
  content_forms: 'Forms sent at Typeform',
  custom_step_students: 'Answers in steps assigned by our team',
  desk_notes: 'Notes of our team about you',
  desk_views: 'Named views of pages of the desk',
  documents: 'Files',
  last_seen: 'When you signed in last',
  happenings: 'Steps marked as completed',
  i20_data: 'Answers for the I-20',
  loan_co_papers: 'Papers that you gave for somebody’s loan',
  loan_needs: 'How much to borrow, and from what it is worked out',
  loan_sendings: 'Lenders that were sent the application',
  pan_holders: 'Whose PAN orders for your card were on',
  plan_days: 'Dates of your plan',
  plan_days_before: 'Dates before a later start',
  plan_deferrals: 'Later starts of your studies',
  profiles: 'Plans and flight',
  remittances: 'Money sent abroad, as you entered it',
  requests: 'What our team was asked',
  staff: 'Roles in our team',
  student_leads: 'Your lead advisor',
  student_tags: 'Tags that our team gave you',
  vault_papers: 'Your documents',
  vault_uses: 'Where your documents were used',
  money_entries: 'Your ledger: payments and money that you typed',
  money_left_out: 'Payments that don’t apply to you',
  visa_paper_skips: 'Papers for the interview that do not apply to you',
}

/** Kept for the server's own running: that somebody has such rows tells nothing of them. */
export const bookkeeping: ReadonlySet<string> = new Set([
  'calendar_events',
  'chat_held',
  'chat_reads',
  'chat_tellings',
  'data_exports',
  'desk_claims',
  'desk_seen',
  'desk_snoozes',
  'erasures',
  'fact_notices',
  'last_seen',
  'notification_letters',
  'notification_openings',
  'notification_read_marks',
  'notification_reads',
  'notification_showings',
  'plan_mornings',
  'person_statements',
  'plan_reminders',
  'plan_risks',
  'sessions',
])
