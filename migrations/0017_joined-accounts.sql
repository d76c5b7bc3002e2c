CREATE TABLE "account_join_rows" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"join" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_joins" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner" uuid NOT NULL,
	"joined" uuid NOT NULL,
	"session" uuid NOT NULL,
	"proved_at" timestamptz(3) NOT NULL,
	"joined_at" timestamptz(3),
	"files" text[] DEFAULT '{}' NOT NULL,
	"finished_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "account_join_rows" ADD CONSTRAINT "account_join_rows_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_join_rows" ADD CONSTRAINT "account_join_rows_join_account_joins_id_fk" FOREIGN KEY ("join") REFERENCES "public"."account_joins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_joins" ADD CONSTRAINT "account_joins_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_join_rows_owner" ON "account_join_rows" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "account_join_rows_join" ON "account_join_rows" USING btree ("join");--> statement-breakpoint
CREATE INDEX "account_joins_owner" ON "account_joins" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "account_joins_unfinished" ON "account_joins" USING btree ("joined_at") WHERE "account_joins"."joined_at" is not null and "account_joins"."finished_at" is null;