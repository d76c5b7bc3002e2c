CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid,
	"sent_by" uuid,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"bytes" integer,
	"sent_at" timestamptz(3) NOT NULL,
	"arrived_at" timestamptz(3),
	"attached_to" text
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sent_by_people_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "documents_sent_by" ON "documents" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "documents_loose" ON "documents" USING btree ("sent_at") WHERE "documents"."attached_to" is null;