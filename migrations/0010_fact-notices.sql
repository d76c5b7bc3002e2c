CREATE TABLE "fact_notices" (
	"owner" uuid NOT NULL,
	"fact" text NOT NULL,
	"version" integer NOT NULL,
	"notified_at" timestamptz(3) NOT NULL,
	CONSTRAINT "fact_notices_owner_fact_version_pk" PRIMARY KEY("owner","fact","version")
);
--> statement-breakpoint
ALTER TABLE "fact_notices" ADD CONSTRAINT "fact_notices_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;