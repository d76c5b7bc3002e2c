CREATE TABLE "pan_holders" (
	"owner" uuid NOT NULL,
	"pan_mark" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"changed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "pan_holders_owner_pan_mark_pk" PRIMARY KEY("owner","pan_mark")
);
--> statement-breakpoint
ALTER TABLE "pan_holders" ADD CONSTRAINT "pan_holders_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;