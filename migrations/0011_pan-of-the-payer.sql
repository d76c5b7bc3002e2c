ALTER TABLE "card_orders" ADD COLUMN "sealed_pan" "bytea";--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "pan_mark" text;--> statement-breakpoint
CREATE INDEX "card_orders_pan" ON "card_orders" USING btree ("pan_mark");