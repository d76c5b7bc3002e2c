CREATE TABLE "card_authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"merchant" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"merchant_amount" bigint NOT NULL,
	"merchant_currency" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"is_approved" boolean NOT NULL,
	"declined_for" text,
	"said_at" timestamptz(3) NOT NULL,
	"over_at" timestamptz(3),
	CONSTRAINT "card_authorizations_amount" CHECK ("card_authorizations"."amount" >= 0 and "card_authorizations"."merchant_amount" >= 0),
	CONSTRAINT "card_authorizations_declined" CHECK ("card_authorizations"."is_approved" = ("card_authorizations"."declined_for" is null))
);
--> statement-breakpoint
CREATE TABLE "card_purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"merchant" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"merchant_amount" bigint NOT NULL,
	"merchant_currency" text NOT NULL,
	"made_at" timestamptz(3) NOT NULL,
	"authorization" text,
	"is_refund" boolean NOT NULL,
	"beyond" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "card_purchases_amount" CHECK ("card_purchases"."amount" > 0 and "card_purchases"."merchant_amount" >= 0),
	CONSTRAINT "card_purchases_beyond" CHECK ("card_purchases"."beyond" between 0 and "card_purchases"."amount" and (not "card_purchases"."is_refund" or "card_purchases"."beyond" = 0))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"payment" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamptz(3) NOT NULL,
	"asked_by" uuid,
	"approved_by" uuid,
	"tried_at" timestamptz(3),
	"provider_id" text,
	"sent_at" timestamptz(3),
	"failed_at" timestamptz(3),
	"failure" text,
	"replaces" uuid,
	"hand_at" timestamptz(3),
	"hand_by" uuid,
	"hand_why" text,
	CONSTRAINT "refunds_replaces" UNIQUE("replaces"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_failure" CHECK (("refunds"."failed_at" is null) = ("refunds"."failure" is null)),
	CONSTRAINT "refunds_by_hand" CHECK ("refunds"."hand_at" is null or ("refunds"."failed_at" is not null and "refunds"."hand_why" <> ''))
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"idempotency_key" text,
	"request" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_settings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"frozen_at" timestamptz(3),
	"daily" bigint,
	"monthly" bigint,
	"limits_at" timestamptz(3),
	"said_at" timestamptz(3) NOT NULL,
	"changing_until" timestamptz(3),
	CONSTRAINT "card_settings_limits" CHECK (("card_settings"."daily" is null) = ("card_settings"."monthly" is null) and ("card_settings"."daily" is null) = ("card_settings"."limits_at" is null))
);
--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_links" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_authorizations" ADD CONSTRAINT "card_authorizations_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_purchases" ADD CONSTRAINT "card_purchases_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_replaces_refunds_id_fk" FOREIGN KEY ("replaces") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_hand_by_people_id_fk" FOREIGN KEY ("hand_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_settings" ADD CONSTRAINT "card_settings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_authorizations_owner" ON "card_authorizations" USING btree ("owner","made_at");--> statement-breakpoint
CREATE INDEX "card_purchases_owner" ON "card_purchases" USING btree ("owner","made_at");--> statement-breakpoint
CREATE INDEX "card_purchases_authorization" ON "card_purchases" USING btree ("authorization");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment");--> statement-breakpoint
CREATE INDEX "refunds_asked_by" ON "refunds" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "refunds_approved_by" ON "refunds" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "refunds_hand_by" ON "refunds" USING btree ("hand_by");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("asked_at") WHERE "refunds"."sent_at" is null and "refunds"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_refunds_idempotency" ON "sandbox_refunds" USING btree ("provider","idempotency_key");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_payment" ON "sandbox_refunds" USING btree ("payment_id");--> statement-breakpoint
INSERT INTO "refunds" ("payment", "amount", "what", "asked_at", "asked_by", "provider_id", "sent_at")
  SELECT i.payment, p.amount, 'insurance', i.sent_at, i.sent_by, i.reference, i.sent_at
  FROM insurance_refunds i JOIN payments p ON p.id = i.payment;
--> statement-breakpoint
INSERT INTO "refunds" ("payment", "amount", "what", "asked_at", "asked_by", "sent_at")
  SELECT a.payment, p.amount, 'attorney-call', a.sent_at, a.sent_by, a.sent_at
  FROM attorney_refunds a JOIN payments p ON p.id = a.payment WHERE a.sent_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO "refunds" ("payment", "amount", "what", "asked_at", "provider_id", "sent_at")
  SELECT id, amount, CASE WHEN late_at IS NULL THEN 'paid-twice' ELSE 'paid-late' END, refund_due_at, refund_id, refunded_at
  FROM payments WHERE refund_due_at IS NOT NULL;

