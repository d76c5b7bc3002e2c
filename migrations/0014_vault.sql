CREATE TABLE "vault_papers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"paper" text NOT NULL,
	"year" text,
	"document" uuid NOT NULL,
	"issued_on" date,
	"valid_until" date,
	"added_at" timestamptz(3) NOT NULL,
	"replaced_by" uuid,
	CONSTRAINT "vault_papers_document_unique" UNIQUE("document")
);
--> statement-breakpoint
CREATE TABLE "vault_uses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"paper" uuid NOT NULL,
	"use" text NOT NULL,
	"used_at" timestamptz(3) NOT NULL,
	CONSTRAINT "vault_uses_once" UNIQUE("paper","use")
);
--> statement-breakpoint
CREATE TABLE "visa_paper_skips" (
	"owner" uuid NOT NULL,
	"paper" text NOT NULL,
	"skipped_at" timestamptz(3) NOT NULL,
	CONSTRAINT "visa_paper_skips_owner_paper_pk" PRIMARY KEY("owner","paper")
);
--> statement-breakpoint
ALTER TABLE "desk_actions" ADD COLUMN "document" uuid;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_replaced_by_vault_papers_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_uses" ADD CONSTRAINT "vault_uses_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_uses" ADD CONSTRAINT "vault_uses_paper_vault_papers_id_fk" FOREIGN KEY ("paper") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_paper_skips" ADD CONSTRAINT "visa_paper_skips_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vault_papers_owner" ON "vault_papers" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vault_papers_replaced_by" ON "vault_papers" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "vault_uses_owner" ON "vault_uses" USING btree ("owner");