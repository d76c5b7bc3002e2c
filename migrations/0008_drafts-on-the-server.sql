CREATE TABLE "drafts" (
	"owner" uuid NOT NULL,
	"name" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "drafts_owner_name_pk" PRIMARY KEY("owner","name")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;