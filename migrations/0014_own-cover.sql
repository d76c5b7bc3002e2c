CREATE TABLE "insurance_own_covers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"kind" text NOT NULL,
	"said_at" timestamptz(3) NOT NULL,
	"handed_in_at" timestamptz(3),
	"taken_back_at" timestamptz(3),
	CONSTRAINT "insurance_own_covers_handed_in" CHECK ("insurance_own_covers"."handed_in_at" is null or "insurance_own_covers"."kind" = 'elsewhere')
);
--> statement-breakpoint
ALTER TABLE "insurance_own_covers" ADD CONSTRAINT "insurance_own_covers_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insurance_own_covers_current" ON "insurance_own_covers" USING btree ("owner") WHERE "insurance_own_covers"."taken_back_at" is null;