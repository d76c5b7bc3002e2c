ALTER TABLE "vaccine_records" DROP CONSTRAINT "vaccine_records_once";--> statement-breakpoint
ALTER TABLE "vaccine_records" DROP CONSTRAINT "vaccine_records_dated";--> statement-breakpoint
ALTER TABLE "vaccine_records" ALTER COLUMN "vaccine" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vaccine_records" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vaccine_records" ALTER COLUMN "country" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD COLUMN "mark" text;--> statement-breakpoint
CREATE INDEX "vaccine_records_plain" ON "vaccine_records" USING btree ("owner") WHERE "vaccine_records"."sealed" is null;--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_marked" UNIQUE("owner","mark");--> statement-breakpoint
ALTER TABLE "vaccine_records" ADD CONSTRAINT "vaccine_records_sealed" CHECK (("vaccine_records"."sealed" is null) = ("vaccine_records"."vaccine" is not null));