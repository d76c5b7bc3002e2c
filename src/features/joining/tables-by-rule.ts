// What a join does with rows of which one account can have only one. Tables without such a limit need no word here: all
// of their rows move. A test fails for a table that has the limit and is not listed.

type Rule = {
  /**
   * 'choose': the student says whose stays, and the other is kept in the record of the join. 'quiet': the same, without a
   * question, because both say the same. 'stop': something is under way on both sides, so one has to end first. 'drop':
   * bookkeeping that says nothing of its own. 'number': both stay, one after the other.
   */
  both: 'choose' | 'quiet' | 'stop' | 'drop' | 'number'
  /** A condition on a row `t` that stays whatever was chosen, because something was done on the strength of it. */
  wins?: string
  /** Where that is true of both, one has to end first. */
  bothWin?: 'stop'
}

export const whenBothHaveIt: Readonly<Record<string, Rule>> = {
  application_interests: { both: 'choose' },
  attorney_calls: { both: 'stop' },
  births: { both: 'quiet' },
  calendar_events: { both: 'drop' },
  calendar_feeds: { both: 'quiet' },
  chat_messages: { both: 'number' },
  chat_reads: { both: 'drop' },
  chat_tellings: { both: 'drop' },
  chat_typing: { both: 'drop' },
  contacts: { both: 'choose' },
  content_forms: { both: 'quiet' },
  custom_step_students: { both: 'quiet', wins: 't.completed_at is not null or t.answered_at is not null' },
  desk_batch_students: { both: 'drop' },
  desk_views: { both: 'quiet' },
  draft_keys: { both: 'drop' },
  drafts: { both: 'choose' },
  fact_notices: { both: 'drop' },
  family_invitations: { both: 'quiet' },
  happenings: { both: 'quiet' },
  i20_data: { both: 'choose' },
  insurance_blocks: { both: 'quiet' },
  insurance_choices: { both: 'choose' },
  insurance_own_covers: { both: 'choose' },
  insurance_requests: { both: 'stop' },
  known_browsers: { both: 'drop' },
  loan_applications: {
    both: 'choose',
    wins: 'exists (select from loan_sendings s where s.owner = t.owner)',
    bothWin: 'stop',
  },
  loan_meetings: { both: 'stop' },
  loan_needs: { both: 'choose' },
  loan_offers: { both: 'stop' },
  loan_sendings: { both: 'stop' },
  mock_interviews: { both: 'stop' },
  mock_shares: { both: 'quiet' },
  money_left_out: { both: 'quiet' },
  notification_letters: { both: 'drop' },
  notification_mutes: { both: 'quiet' },
  notification_openings: { both: 'drop' },
  notification_quiet_hours: { both: 'choose' },
  notification_read_marks: { both: 'drop' },
  notification_reads: { both: 'drop' },
  notification_showings: { both: 'drop' },
  notice_asks: { both: 'quiet' },
  notice_consents: { both: 'quiet' },
  onboardings: { both: 'choose' },
  pan_holders: { both: 'choose' },
  passkey_offers: { both: 'drop' },
  passport_profiles: { both: 'choose' },
  pay_links: { both: 'quiet' },
  person_statements: { both: 'drop' },
  phone_recharges: { both: 'choose' },
  plan_days: { both: 'quiet' },
  plan_days_before: { both: 'quiet' },
  plan_deferrals: { both: 'quiet' },
  plan_mornings: { both: 'drop' },
  plan_reminders: { both: 'drop' },
  plan_risks: { both: 'drop' },
  product_choices: { both: 'choose' },
  product_orders: { both: 'stop' },
  product_papers: { both: 'quiet' },
  profiles: { both: 'choose' },
  sevis_fees: { both: 'choose', wins: 't.paid_at is not null' },
  sop_versions: { both: 'stop' },
  student_leads: { both: 'quiet' },
  student_tags: { both: 'quiet' },
  transcript_contributions: { both: 'stop' },
  transcript_params: { both: 'choose' },
  university_requests: { both: 'quiet' },
  vaccine_appointments: { both: 'stop' },
  vaccine_choices: { both: 'choose' },
  vaccine_lacks: { both: 'quiet' },
  vaccine_plans: { both: 'choose' },
  vaccine_records: { both: 'quiet' },
  visa_paper_skips: { both: 'quiet' },
  visa_paper_ticks: { both: 'quiet' },
  visa_round_past: { both: 'quiet' },
  visa_rounds: { both: 'quiet' },
  visa_slips: { both: 'choose' },
  webinar_entries: { both: 'quiet' },
  webinar_registrations: { both: 'quiet' },
}

/** One number a conversation or a statement of purpose: of two accounts, they are counted again by time. */
export const countedByTime: Readonly<Record<string, { index: string; at: string }>> = {
  chat_messages: { index: 'chat_messages_owner_number_pk', at: 'at' },
  sop_versions: { index: 'sop_versions_number', at: 'submitted_at' },
}

/** Not taken along, each with its reason. */
export const staysBehind: Readonly<Record<string, string>> = {
  people: 'The account itself. It is emptied.',
  sessions: 'They end.',
  last_seen: 'It is about the account that ends.',
  passwords: 'Taken along only with the address that it belongs to.',
  passkeys: 'An account that has one is not joined into another before it is removed.',
  totp_keys: 'An account that has one is not joined into another before it is removed.',
  links: 'Links that were sent for the account that ends open nothing any more.',
  idempotency_keys: 'Answers kept for a repeated press.',
  owner_keys: 'Destroyed once nothing is sealed with it.',
  erasures: 'Of the account that ends.',
  data_exports: 'A copy that is ready is sealed for the account that ends. It is made again by one press.',
  staff: 'An account of our team cannot be joined.',
}

/** The ledger of a debit card is written once and never changed: its account can take another in, not go into another. */
export const cannotMove: readonly string[] = [
  'cards',
  'card_funds',
  'card_transfers',
  'card_entries',
  'card_authorizations',
  'card_purchases',
  'card_settings',
]
