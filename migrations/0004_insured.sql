CREATE TABLE "insurance_settings" (
	"university" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "insurance_past_policies" (
	"mark" text PRIMARY KEY NOT NULL,
	"end_date" date NOT NULL,
	"noted_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_referrals" (
	"mark" text PRIMARY KEY NOT NULL,
	"request" uuid,
	"sent_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insurance_refunds" (
	"payment" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"sent_by" uuid
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "university_plans" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "cancelled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_settings" ADD CONSTRAINT "insurance_settings_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_settings" ADD CONSTRAINT "insurance_settings_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_referrals" ADD CONSTRAINT "insurance_referrals_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refunds" ADD CONSTRAINT "insurance_refunds_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_refunds" ADD CONSTRAINT "insurance_refunds_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_settings_changed_by" ON "insurance_settings" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "insurance_referrals_request" ON "insurance_referrals" USING btree ("request");--> statement-breakpoint
CREATE INDEX "insurance_refunds_sent_by" ON "insurance_refunds" USING btree ("sent_by");--> statement-breakpoint
ALTER TABLE "insurance_plans" ADD CONSTRAINT "insurance_plans_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "university_plans" ADD CONSTRAINT "university_plans_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_guide_by_people_id_fk" FOREIGN KEY ("guide_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_plans_changed_by" ON "insurance_plans" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "university_plans_changed_by" ON "university_plans" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "insurance_claims_changed_by" ON "insurance_claims" USING btree ("changed_by");--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_decided" CHECK (("insurance_claims"."decided_at" is null) = ("insurance_claims"."outcome" is null));--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_paid" CHECK (("insurance_claims"."outcome" is not distinct from 'paid') = ("insurance_claims"."paid_amount" is not null));