CREATE TABLE "card_transfers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"what" text NOT NULL,
	"reference" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "card_transfers_once" UNIQUE("owner","what","reference"),
	CONSTRAINT "card_transfers_amount" CHECK ("card_transfers"."amount" > 0),
	CONSTRAINT "card_transfers_accounts" CHECK ("card_transfers"."debit" <> "card_transfers"."credit"),
	CONSTRAINT "card_transfers_card_in_dollars" CHECK ("card_transfers"."currency" = 'USD' or ("card_transfers"."debit" <> 'card' and "card_transfers"."credit" <> 'card'))
);
--> statement-breakpoint
CREATE TABLE "desk_action_seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"action" uuid NOT NULL,
	"detail_mark" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamptz(3) NOT NULL,
	"taken_out_mark" text,
	CONSTRAINT "desk_action_seals_action_unique" UNIQUE("action")
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"collected_at" timestamptz(3) NOT NULL,
	"source" text NOT NULL,
	"is_sample" boolean NOT NULL,
	"mid_rate" integer NOT NULL,
	"providers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_choices" (
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "product_choices_owner_kind_pk" PRIMARY KEY("owner","kind")
);
--> statement-breakpoint
CREATE TABLE "product_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"as_offered" jsonb NOT NULL,
	"sim" text,
	"sealed" "bytea" NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"taken_up_at" timestamptz(3),
	"taken_up_by" uuid,
	"granted_at" timestamptz(3),
	"declined_at" timestamptz(3),
	"answered_by" uuid,
	"sealed_answer" "bytea",
	"withdrawn_at" timestamptz(3),
	"received_at" timestamptz(3),
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "product_orders_answer" CHECK (("product_orders"."granted_at" is null or "product_orders"."declined_at" is null) and ("product_orders"."received_at" is null or "product_orders"."granted_at" is not null)),
	CONSTRAINT "product_orders_withdrawn" CHECK ("product_orders"."withdrawn_at" is null or ("product_orders"."granted_at" is null and "product_orders"."declined_at" is null))
);
--> statement-breakpoint
CREATE TABLE "product_papers" (
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"paper" text NOT NULL,
	"ticked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "product_papers_owner_kind_paper_pk" PRIMARY KEY("owner","kind","paper")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"pitch" text DEFAULT '' NOT NULL,
	"needs_ssn" boolean NOT NULL,
	"price" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"sims" text[] DEFAULT '{}' NOT NULL,
	"website" text,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"is_sample" boolean DEFAULT true NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"retired_at" timestamptz(3),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamptz(3),
	"bytes" bigint,
	"failed_at" timestamptz(3),
	"swept_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"why" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"due" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3),
	"emptied_at" timestamptz(3),
	"files" text[] DEFAULT '{}' NOT NULL,
	"erased_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "facts_written" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_written_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" uuid NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_seen" (
	"person" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_issuing" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"request" text NOT NULL,
	"about" text NOT NULL,
	"object" jsonb NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_orders" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"return_to" text NOT NULL,
	"dollars" bigint NOT NULL,
	"funded_by" text NOT NULL,
	"sent_before" bigint NOT NULL,
	"sent_in_all" bigint NOT NULL,
	"rate" integer NOT NULL,
	"rate_source" text NOT NULL,
	"rate_at" timestamptz(3) NOT NULL,
	"converted" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"gst" bigint NOT NULL,
	"tcs" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"held_until" timestamptz(3) NOT NULL,
	CONSTRAINT "card_orders_dollars" CHECK ("card_orders"."dollars" > 0 and "card_orders"."rate" > 0),
	CONSTRAINT "card_orders_total" CHECK ("card_orders"."total" = "card_orders"."converted" + "card_orders"."fee" + "card_orders"."gst" + "card_orders"."tcs" and "card_orders"."converted" > 0
        and "card_orders"."fee" >= 0 and "card_orders"."gst" >= 0 and "card_orders"."tcs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	CONSTRAINT "cards_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "vaccine_appointments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"slot" uuid NOT NULL,
	"capacity" integer NOT NULL,
	"place" integer NOT NULL,
	"vaccines" text[] NOT NULL,
	"price" bigint NOT NULL,
	"booked_at" timestamptz(3) NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamptz(3),
	"ending" text,
	"ended_by" uuid,
	CONSTRAINT "vaccine_appointments_within" CHECK ("vaccine_appointments"."ended_at" is not null or "vaccine_appointments"."place" between 1 and "vaccine_appointments"."capacity"),
	CONSTRAINT "vaccine_appointments_ending" CHECK (("vaccine_appointments"."ended_at" is null) = ("vaccine_appointments"."ending" is null))
);
--> statement-breakpoint
CREATE TABLE "vaccine_clinics" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"prices" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"as_of" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"retired_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "vaccine_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"clinic" uuid NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	"capacity" integer NOT NULL,
	"withdrawn_at" timestamptz(3),
	CONSTRAINT "vaccine_slots_capacity" UNIQUE("id","capacity"),
	CONSTRAINT "vaccine_slots_places" CHECK ("vaccine_slots"."capacity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "vaccine_proofs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"document" uuid NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_proofs_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "vaccine_choices" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"university" text,
	"told_at" timestamptz(3),
	"sealed_dob" "bytea",
	"born_in" text,
	CONSTRAINT "vaccine_choices_born" CHECK (("vaccine_choices"."sealed_dob" is null) = ("vaccine_choices"."born_in" is null))
);
--> statement-breakpoint
CREATE TABLE "vaccine_lacks" (
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_lacks_owner_vaccine_pk" PRIMARY KEY("owner","vaccine")
);
--> statement-breakpoint
CREATE TABLE "vaccine_plans" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"flight" date NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vaccine_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"vaccine" text NOT NULL,
	"kind" text NOT NULL,
	"on" date,
	"country" text NOT NULL,
	"sealed_clinic" "bytea",
	"said_by" uuid,
	"appointment" uuid,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_records_once" UNIQUE NULLS NOT DISTINCT("owner","vaccine","kind","on"),
	CONSTRAINT "vaccine_records_dated" CHECK ("vaccine_records"."on" is not null or "vaccine_records"."kind" = 'illness')
);
--> statement-breakpoint
CREATE TABLE "vaccine_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"university" text,
	"items" jsonb NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sample" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "vaccine_sets_university_unique" UNIQUE("university")
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "erased_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_transfers" ADD CONSTRAINT "card_transfers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_choices" ADD CONSTRAINT "product_choices_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_product_products_id_fk" FOREIGN KEY ("product") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_taken_up_by_people_id_fk" FOREIGN KEY ("taken_up_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_answered_by_people_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_orders" ADD CONSTRAINT "product_orders_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_papers" ADD CONSTRAINT "product_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_ended_by_people_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_appointments" ADD CONSTRAINT "vaccine_appointments_slot" FOREIGN KEY ("slot","capacity") REFERENCES "public"."vaccine_slots"("id","capacity") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "vaccine_clinics" ADD CONSTRAINT "vaccine_clinics_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_slots" ADD CONSTRAINT "vaccine_slots_clinic_vaccine_clinics_id_fk" FOREIGN KEY ("clinic") REFERENCES "public"."vaccine_clinics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_proofs" ADD CONSTRAINT "vaccine_proofs_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_choices" ADD CONSTRAINT "vaccine_choices_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_lacks" ADD CONSTRAINT "vaccine_lacks_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_plans" ADD CONSTRAINT "vaccine_plans_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_said_by_people_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_appointment_vaccine_appointments_id_fk" FOREIGN KEY ("appointment") REFERENCES "public"."vaccine_appointments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_sets" ADD CONSTRAINT "vaccine_sets_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_transfers_at" ON "card_transfers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "product_choices_product" ON "product_choices" USING btree ("product");--> statement-breakpoint
CREATE INDEX "product_orders_owner" ON "product_orders" USING btree ("owner","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_orders_standing" ON "product_orders" USING btree ("owner","kind") WHERE "product_orders"."withdrawn_at" is null and "product_orders"."declined_at" is null;--> statement-breakpoint
CREATE INDEX "product_orders_product" ON "product_orders" USING btree ("product");--> statement-breakpoint
CREATE INDEX "product_orders_open" ON "product_orders" USING btree ("sent_at") WHERE "product_orders"."granted_at" is null and "product_orders"."declined_at" is null and "product_orders"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "products_kind" ON "products" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("owner") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_standing" ON "erasures" USING btree ("owner") WHERE "erasures"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due") WHERE "erasures"."undone_at" is null and "erasures"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "facts_written_owner" ON "facts_written" USING btree ("owner","xid");--> statement-breakpoint
CREATE INDEX "facts_written_at" ON "facts_written" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_issuing_idempotency" ON "sandbox_issuing" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_issuing_about" ON "sandbox_issuing" USING btree ("about");--> statement-breakpoint
CREATE INDEX "card_orders_owner" ON "card_orders" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_owner" ON "vaccine_appointments" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_of_slot" ON "vaccine_appointments" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "vaccine_appointments_ended_by" ON "vaccine_appointments" USING btree ("ended_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_place" ON "vaccine_appointments" USING btree ("slot","place") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_appointments_standing" ON "vaccine_appointments" USING btree ("owner") WHERE "vaccine_appointments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "vaccine_clinics_changed_by" ON "vaccine_clinics" USING btree ("changed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "vaccine_slots_time" ON "vaccine_slots" USING btree ("clinic","start_time");--> statement-breakpoint
CREATE INDEX "vaccine_proofs_owner" ON "vaccine_proofs" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vaccine_choices_university" ON "vaccine_choices" USING btree ("university");--> statement-breakpoint
CREATE INDEX "vaccine_records_said_by" ON "vaccine_records" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "vaccine_records_appointment" ON "vaccine_records" USING btree ("appointment");--> statement-breakpoint
CREATE INDEX "vaccine_sets_changed_by" ON "vaccine_sets" USING btree ("changed_by");--> statement-breakpoint
-- Nothing on the card's ledger is ever changed or removed.
CREATE FUNCTION card_transfers_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A transfer of money stays as it was written.' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER card_transfers_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON "card_transfers"
  FOR EACH STATEMENT EXECUTE FUNCTION card_transfers_stay();
--> statement-breakpoint
-- What is on a card follows from its transfers. The row is held until the commit, so that of two who spend at once the
-- second finds what the first left; the constraint on it refuses what would take it below nothing.
CREATE FUNCTION card_funds_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.credit = 'card' THEN
    INSERT INTO card_funds AS f (owner, balance) VALUES (NEW.owner, NEW.amount)
      ON CONFLICT (owner) DO UPDATE SET balance = f.balance + EXCLUDED.balance;
  ELSIF NEW.debit = 'card' THEN
    UPDATE card_funds SET balance = balance - NEW.amount WHERE owner = NEW.owner;
    IF NOT FOUND THEN
      INSERT INTO card_funds (owner, balance) VALUES (NEW.owner, -NEW.amount);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_funds_follow AFTER INSERT ON "card_transfers"
  FOR EACH ROW EXECUTE FUNCTION card_funds_follow();
--> statement-breakpoint
-- What stood on the card before is carried over, and with it the sums.
DELETE FROM "card_funds";
--> statement-breakpoint
INSERT INTO "card_transfers" ("id", "owner", "debit", "credit", "amount", "currency", "what", "reference", "at")
SELECT "id", "owner",
  CASE "what" WHEN 'funded' THEN 'exchange' WHEN 'sevis-fee' THEN 'card' ELSE 'sevis-fee' END,
  CASE "what" WHEN 'sevis-fee' THEN 'sevis-fee' ELSE 'card' END,
  abs("amount"), 'USD', "what", "reference", "at"
FROM "card_entries" ORDER BY "id";
--> statement-breakpoint
CREATE FUNCTION card_funds_follow_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'What is on a card follows from its transfers alone.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER card_funds_follow_only BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "card_funds"
  FOR EACH STATEMENT EXECUTE FUNCTION card_funds_follow_only();
--> statement-breakpoint
CREATE FUNCTION note_facts_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person uuid;
BEGIN
	IF TG_LEVEL = 'STATEMENT' THEN
		INSERT INTO facts_written (owner) VALUES (TG_ARGV[0]::uuid);
		RETURN NULL;
	END IF;
	EXECUTE format('select ($1).%I', TG_ARGV[0]) INTO person USING coalesce(NEW, OLD);
	IF TG_NARGS > 1 THEN
		EXECUTE format('select owner from %I where id = $1', TG_ARGV[1]) INTO person USING person;
	END IF;
	IF person IS NOT NULL THEN
		INSERT INTO facts_written (owner) VALUES (person);
	END IF;
	RETURN NULL;
END
$$;
