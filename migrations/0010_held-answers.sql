CREATE TABLE "chat_held" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"author" uuid,
	"sealed_text" "bytea",
	"send_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "held_as" uuid;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD COLUMN "handed_by" uuid;--> statement-breakpoint
ALTER TABLE "desk_claims" ADD COLUMN "handed_note" "bytea";--> statement-breakpoint
ALTER TABLE "chat_held" ADD CONSTRAINT "chat_held_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_held" ADD CONSTRAINT "chat_held_author_people_id_fk" FOREIGN KEY ("author") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_held_owner" ON "chat_held" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "chat_held_author" ON "chat_held" USING btree ("author");--> statement-breakpoint
CREATE INDEX "chat_held_send_at" ON "chat_held" USING btree ("send_at");--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_handed_by_people_id_fk" FOREIGN KEY ("handed_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_claims_handed_by" ON "desk_claims" USING btree ("handed_by");