CREATE TABLE "chat_replies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_replies_name_shape" CHECK ("chat_replies"."name" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "chat_claims" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"by" uuid NOT NULL,
	"claimed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tellings" (
	"owner" uuid PRIMARY KEY NOT NULL,
	"up_to" integer NOT NULL,
	"told_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_typing" (
	"owner" uuid NOT NULL,
	"person" uuid NOT NULL,
	"is_from_desk" boolean NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_typing_owner_person_pk" PRIMARY KEY("owner","person")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "about_stage" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "about_step" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "about_title" text;--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_claims" ADD CONSTRAINT "chat_claims_by_people_id_fk" FOREIGN KEY ("by") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_tellings" ADD CONSTRAINT "chat_tellings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_typing" ADD CONSTRAINT "chat_typing_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_replies_name" ON "chat_replies" USING btree ("name");--> statement-breakpoint
CREATE INDEX "chat_claims_by" ON "chat_claims" USING btree ("by");--> statement-breakpoint
CREATE INDEX "chat_typing_person" ON "chat_typing" USING btree ("person");