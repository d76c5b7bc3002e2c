CREATE TABLE "loan_reminders" (
	"meeting" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "loan_reminders_once" UNIQUE("meeting","kind","start_time")
);
--> statement-breakpoint
CREATE TABLE "vaccine_reminders" (
	"appointment" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_time" timestamptz(3) NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	CONSTRAINT "vaccine_reminders_once" UNIQUE("appointment","kind","start_time")
);
--> statement-breakpoint
ALTER TABLE "loan_reminders" ADD CONSTRAINT "loan_reminders_meeting_loan_meetings_id_fk" FOREIGN KEY ("meeting") REFERENCES "public"."loan_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vaccine_reminders" ADD CONSTRAINT "vaccine_reminders_appointment_vaccine_appointments_id_fk" FOREIGN KEY ("appointment") REFERENCES "public"."vaccine_appointments"("id") ON DELETE cascade ON UPDATE no action;