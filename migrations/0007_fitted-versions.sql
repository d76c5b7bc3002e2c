ALTER TABLE "vault_papers" ADD COLUMN "fitted_from" uuid;--> statement-breakpoint
ALTER TABLE "vault_papers" ADD CONSTRAINT "vault_papers_fitted_from_vault_papers_id_fk" FOREIGN KEY ("fitted_from") REFERENCES "public"."vault_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vault_papers_fitted_from" ON "vault_papers" USING btree ("fitted_from");