CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person" uuid NOT NULL,
	"what" text NOT NULL,
	"before" text,
	"before_proved_at" timestamptz(3),
	"token_hash" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"undone_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_token" ON "account_changes" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "account_changes_person" ON "account_changes" USING btree ("person");