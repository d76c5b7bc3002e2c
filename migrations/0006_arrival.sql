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
ALTER TABLE "people" ADD COLUMN "erased_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_transfers" ADD CONSTRAINT "card_transfers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_seen" ADD CONSTRAINT "last_seen_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_orders" ADD CONSTRAINT "card_orders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_transfers_at" ON "card_transfers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "data_exports_owner" ON "data_exports" USING btree ("owner");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("owner") WHERE "data_exports"."ready_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_standing" ON "erasures" USING btree ("owner") WHERE "erasures"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due") WHERE "erasures"."undone_at" is null and "erasures"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "facts_written_owner" ON "facts_written" USING btree ("owner","xid");--> statement-breakpoint
CREATE INDEX "facts_written_at" ON "facts_written" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_issuing_idempotency" ON "sandbox_issuing" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_issuing_about" ON "sandbox_issuing" USING btree ("about");--> statement-breakpoint
CREATE INDEX "card_orders_owner" ON "card_orders" USING btree ("owner");--> statement-breakpoint
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
