ALTER TABLE "documents" DROP CONSTRAINT "documents_path_unique";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_further_use" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD COLUMN "concerns" text;--> statement-breakpoint
CREATE INDEX "documents_path" ON "documents" USING btree ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_path_once" ON "documents" USING btree ("path") WHERE not "documents"."is_further_use";