CREATE TABLE "plan_days_before" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"thing" text NOT NULL,
	"day" date,
	"read_from" text NOT NULL,
	"done_at" timestamptz(3),
	CONSTRAINT "plan_days_before_owner_number_thing_pk" PRIMARY KEY("owner","number","thing")
);
--> statement-breakpoint
CREATE TABLE "plan_deferrals" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"deferred_at" timestamptz(3) NOT NULL,
	CONSTRAINT "plan_deferrals_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
CREATE TABLE "visa_round_past" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"way" text,
	CONSTRAINT "visa_round_past_owner_number_kind_name_pk" PRIMARY KEY("owner","number","kind","name")
);
--> statement-breakpoint
CREATE TABLE "visa_rounds" (
	"owner" uuid NOT NULL,
	"number" integer NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"refused_at" timestamptz(3) NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "visa_rounds_owner_number_pk" PRIMARY KEY("owner","number")
);
--> statement-breakpoint
ALTER TABLE "plan_days_before" ADD CONSTRAINT "plan_days_before_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_deferrals" ADD CONSTRAINT "plan_deferrals_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_round_past" ADD CONSTRAINT "visa_round_past_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_rounds" ADD CONSTRAINT "visa_rounds_owner_people_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;