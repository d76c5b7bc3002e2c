-- With the triggers that each server made at its start.
DROP FUNCTION note_facts_written() CASCADE;--> statement-breakpoint
DROP TABLE "facts_written";--> statement-breakpoint
CREATE INDEX "changes_audience" ON "changes" USING btree ("audience","xid");
