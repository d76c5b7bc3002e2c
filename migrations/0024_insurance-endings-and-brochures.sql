CREATE TABLE "insurance_kept_payments" (
	"payment" uuid PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"kept_at" timestamptz(3) NOT NULL,
	"kept_by" uuid,
	CONSTRAINT "insurance_kept_payments_why" CHECK ("insurance_kept_payments"."why" <> '')
);
--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "exclusions" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "claim_deadline" text;--> statement-breakpoint
ALTER TABLE "insurance_own_covers" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "end_asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "end_asked_on" date;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "read_by" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_kept_payments" ADD CONSTRAINT "insurance_kept_payments_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_kept_payments" ADD CONSTRAINT "insurance_kept_payments_kept_by_people_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_kept_payments_kept_by" ON "insurance_kept_payments" USING btree ("kept_by");