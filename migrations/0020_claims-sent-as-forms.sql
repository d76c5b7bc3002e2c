ALTER TABLE "insurance_claims" ADD COLUMN "form_response" text;--> statement-breakpoint
ALTER TABLE "insurance_claims" ADD CONSTRAINT "insurance_claims_form_response" UNIQUE("form_response");