CREATE TABLE "desk_views" (
	"owner" uuid NOT NULL,
	"queue" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"chosen" jsonb NOT NULL,
	"saved_at" timestamptz(3) NOT NULL,
	CONSTRAINT "desk_views_owner_queue_name_pk" PRIMARY KEY("owner","queue","name")
);
--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;