ALTER TABLE "payments" ADD COLUMN "asked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_requests" ADD COLUMN "cancelled_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "guide_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_guide_by_people_id_fk" FOREIGN KEY ("guide_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_waivers" ADD CONSTRAINT "insurance_waivers_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;