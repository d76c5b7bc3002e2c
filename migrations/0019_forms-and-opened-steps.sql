CREATE TABLE "content_forms" (
	"owner" uuid NOT NULL,
	"item" uuid NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "content_forms_owner_item_pk" PRIMARY KEY("owner","item")
);
--> statement-breakpoint
CREATE TABLE "notification_openings" (
	"owner" uuid NOT NULL,
	"path" text NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	CONSTRAINT "notification_openings_owner_path_pk" PRIMARY KEY("owner","path")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "path" text GENERATED ALWAYS AS (regexp_replace(href, '[?#].*$', '')) STORED;--> statement-breakpoint
ALTER TABLE "content_forms" ADD CONSTRAINT "content_forms_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_forms" ADD CONSTRAINT "content_forms_item_content_items_id_fk" FOREIGN KEY ("item") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_openings" ADD CONSTRAINT "notification_openings_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_forms_item" ON "content_forms" USING btree ("item");