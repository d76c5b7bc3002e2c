CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"session" uuid,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_offers" (
	"person" uuid PRIMARY KEY NOT NULL,
	"declined_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"last_used_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "totp_keys" (
	"person" uuid PRIMARY KEY NOT NULL,
	"sealed_key" "bytea" NOT NULL,
	"created_at" timestamptz(3) NOT NULL,
	"confirmed_at" timestamptz(3),
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz(3),
	"outcome" text
);
--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "session" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "late_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "how" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_active_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sandbox_payment_links" ADD COLUMN "expires_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "converted_from" uuid;--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD COLUMN "reversal_asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sevis_fees" ADD COLUMN "reversal_reason" text;--> statement-breakpoint
ALTER TABLE "passkey_offers" ADD CONSTRAINT "passkey_offers_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_keys" ADD CONSTRAINT "totp_keys_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expire" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_person" ON "passkeys" USING btree ("person");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject") WHERE "approvals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "approvals_about" ON "approvals" USING btree ("about");--> statement-breakpoint
CREATE INDEX "approvals_decided" ON "approvals" USING btree ("decided_at");