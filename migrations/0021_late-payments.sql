ALTER TABLE "payments" ADD COLUMN "late_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "sandbox_payment_links" ADD COLUMN "expires_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_orders" ADD COLUMN "converted_from" uuid;