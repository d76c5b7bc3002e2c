ALTER TABLE "loan_offers" ADD COLUMN "key_facts" uuid;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD COLUMN "stated_apr" integer;--> statement-breakpoint
ALTER TABLE "loan_offers" ADD CONSTRAINT "loan_offers_key_facts_documents_id_fk" FOREIGN KEY ("key_facts") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;