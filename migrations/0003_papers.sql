CREATE TABLE "i20_forms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"university" text NOT NULL,
	"document" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"pages" integer NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	"changed_by" uuid,
	"published_at" timestamptz(3),
	CONSTRAINT "i20_forms_version" CHECK ("i20_forms"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "filled_i20s" ADD COLUMN "form" text;--> statement-breakpoint
ALTER TABLE "i20_data" ADD COLUMN "chosen_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_university_universities_id_fk" FOREIGN KEY ("university") REFERENCES "public"."universities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_document_documents_id_fk" FOREIGN KEY ("document") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "i20_forms" ADD CONSTRAINT "i20_forms_changed_by_people_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "i20_forms_published" ON "i20_forms" USING btree ("university") WHERE "i20_forms"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "i20_forms_document" ON "i20_forms" USING btree ("document");--> statement-breakpoint
CREATE INDEX "i20_forms_changed_by" ON "i20_forms" USING btree ("changed_by");