CREATE TABLE "person_statements" (
	"owner" uuid NOT NULL,
	"place" text NOT NULL,
	"value" text NOT NULL,
	"mark" text,
	"stated_at" timestamptz(3),
	"left_mark" text,
	CONSTRAINT "person_statements_owner_place_value_pk" PRIMARY KEY("owner","place","value")
);
--> statement-breakpoint
ALTER TABLE "person_statements" ADD CONSTRAINT "person_statements_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;