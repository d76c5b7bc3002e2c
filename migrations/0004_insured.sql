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
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "cancelled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_referrals" ADD CONSTRAINT "insurance_referrals_request_insurance_requests_id_fk" FOREIGN KEY ("request") REFERENCES "public"."insurance_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insurance_referrals_request" ON "insurance_referrals" USING btree ("request");--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_guide_by_people_id_fk" FOREIGN KEY ("guide_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;